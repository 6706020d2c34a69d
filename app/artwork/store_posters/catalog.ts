import { emblem } from '#artwork/store_posters/emblem'
import { estate, lighthouse, openRoad, ridges } from '#artwork/store_posters/lands'
import { flock, moonAndTide, outlook, sunrise } from '#artwork/store_posters/skies'
import { lamps, mirrorball, record, soundSystem, target } from '#artwork/store_posters/stages'
import type { PosterComposition } from '#artwork/store_posters/composition'

/** In the order in which stores come by them: as many stores one after the other, as many figures. */
export const compositions: readonly PosterComposition[] = [
  sunrise,
  emblem('flower'),
  openRoad,
  moonAndTide,
  emblem('bolt'),
  emblem('night-bus'),
  ridges,
  record,
  emblem('burning-heart'),
  emblem('op-waves'),
  emblem('hand'),
  emblem('moth'),
  lamps,
  emblem('warp-grid'),
  soundSystem,
  estate,
  emblem('swallows'),
  flock,
  target,
  outlook,
  emblem('wolf'),
  lighthouse,
  emblem('cassette'),
  emblem('skull'),
  emblem('eye'),
  mirrorball,
  emblem('serpent'),
  emblem('halftone-sphere'),
]
