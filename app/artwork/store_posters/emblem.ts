import { motifs, type MotifName } from '#artwork/motifs/catalog'
import { group } from '#artwork/svg'
import { backs, clearing } from '#artwork/store_posters/backs'
import { HALF, placed, type PosterComposition } from '#artwork/store_posters/composition'

/** A motif as large as the sheet allows, in front of something simple. */
export function emblem(name: MotifName): PosterComposition {
  return (canvas) => {
    const { random, sheet, ground, second, key, light } = canvas
    const behind = random.pick(backs)(canvas)
    const art = motifs[name]({ random, key, second, third: light, ground, words: '' })
    return (
      behind +
      clearing(canvas) +
      placed(sheet, group(art, `translate(${-HALF} ${-HALF}) scale(${HALF / 150})`))
    )
  }
}
