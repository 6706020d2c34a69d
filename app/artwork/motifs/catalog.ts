import type { Motif } from '#artwork/motifs/motif'
import { drawBolt } from '#artwork/motifs/bolt'
import { drawBurningHeart } from '#artwork/motifs/burning_heart'
import { drawCassette } from '#artwork/motifs/cassette'
import { drawCrescentTide } from '#artwork/motifs/crescent_tide'
import { drawEye } from '#artwork/motifs/eye'
import { drawFlower } from '#artwork/motifs/flower'
import { drawHalftoneSphere } from '#artwork/motifs/halftone_sphere'
import { drawHand } from '#artwork/motifs/hand'
import { drawMoth } from '#artwork/motifs/moth'
import { drawMountains } from '#artwork/motifs/mountains'
import { drawNightBus } from '#artwork/motifs/night_bus'
import { drawOpWaves } from '#artwork/motifs/op_waves'
import { drawSerpent } from '#artwork/motifs/serpent'
import { drawSkull } from '#artwork/motifs/skull'
import { drawSpeakerStack } from '#artwork/motifs/speaker_stack'
import { drawStackedType } from '#artwork/motifs/stacked_type'
import { drawSunRays } from '#artwork/motifs/sun_rays'
import { drawSwallows } from '#artwork/motifs/swallows'
import { drawTowerBlock } from '#artwork/motifs/tower_block'
import { drawTram } from '#artwork/motifs/tram'
import { drawTypeCircle } from '#artwork/motifs/type_circle'
import { drawWarpGrid } from '#artwork/motifs/warp_grid'
import { drawWolf } from '#artwork/motifs/wolf'

export const motifs = {
  'crescent-tide': drawCrescentTide,
  'sun-rays': drawSunRays,
  'op-waves': drawOpWaves,
  'halftone-sphere': drawHalftoneSphere,
  'wolf': drawWolf,
  'moth': drawMoth,
  'swallows': drawSwallows,
  'tower-block': drawTowerBlock,
  'night-bus': drawNightBus,
  'cassette': drawCassette,
  'speaker-stack': drawSpeakerStack,
  'flower': drawFlower,
  'eye': drawEye,
  'mountains': drawMountains,
  'hand': drawHand,
  'warp-grid': drawWarpGrid,
  'stacked-type': drawStackedType,
  'type-circle': drawTypeCircle,
  'skull': drawSkull,
  'serpent': drawSerpent,
  'burning-heart': drawBurningHeart,
  'bolt': drawBolt,
  'tram': drawTram,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

export const motifNames = Object.keys(motifs) as MotifName[]

/** Which one a seed gets follows from this list: one that came later is only drawn where it is named. */
export const drawnByLot = motifNames.filter((name) => name !== 'tram')

/** These spell the words out themselves and take no second line of them. */
export const lettered: ReadonlySet<MotifName> = new Set(['stacked-type', 'type-circle'])
