import type { Garment } from '#artwork/garments/drawing'
import { drawCap } from '#artwork/garments/cap'
import { drawCd } from '#artwork/garments/cd'
import { drawFoldedCloth } from '#artwork/garments/folded_cloth'
import { drawHoodie } from '#artwork/garments/hoodie'
import { drawMug } from '#artwork/garments/mug'
import { drawPoster } from '#artwork/garments/poster'
import { drawSticker } from '#artwork/garments/sticker'
import { drawTankTop } from '#artwork/garments/tank_top'
import { drawTote } from '#artwork/garments/tote'
import { drawTshirt } from '#artwork/garments/tshirt'
import { drawVinyl } from '#artwork/garments/vinyl'

export const garments = {
  'tshirt': drawTshirt,
  'hoodie': drawHoodie,
  'tank-top': drawTankTop,
  'cap': drawCap,
  'tote': drawTote,
  'poster': drawPoster,
  'sticker': drawSticker,
  'mug': drawMug,
  'vinyl': drawVinyl,
  'cd': drawCd,
  'other': drawFoldedCloth,
} satisfies Record<string, Garment>

export type MockupType = keyof typeof garments

export const mockupTypes = Object.keys(garments) as MockupType[]
