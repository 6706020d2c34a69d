import { writeFileSync } from 'node:fs'
import QRCode from 'qrcode'
import { drawMockup, type Mockup } from '#artwork/public'

// Draws the sample rail of the artist sign-up: `node --import=@poppinss/ts-exec bin/draw_samples.ts`

const design = { seed: 7, motif: 'swallows', words: 'Your band here' } as const

const rail: Record<string, Mockup> = {
  sample_tshirt: {
    productType: 'tshirt',
    color: 'Black',
    design: { ...design, inks: ['#F6F1E7', '#E8C547', '#8FB8A8'] },
  },
  sample_hoodie: {
    productType: 'hoodie',
    color: 'Bottle Green',
    design: { ...design, seed: 8, inks: ['#F6F1E7', '#E79A7B', '#E8C547'] },
  },
  sample_poster: {
    productType: 'poster',
    color: 'White',
    design: { ...design, seed: 11, inks: ['#1A2352', '#DB4C77', '#F3B6A2'] },
  },
}

const folder = new URL('../inertia/artwork/', import.meta.url)

for (const [name, mockup] of Object.entries(rail)) {
  writeFileSync(new URL(`${name}.svg`, folder), drawMockup(mockup))
}

// It says who we are and leads nowhere: there is no store behind a sample.
const code = await QRCode.toString('Gigstall: the merch stall of every gig', {
  type: 'svg',
  margin: 0,
  color: { dark: '#15120F', light: '#0000' },
})
writeFileSync(new URL('sample_code.svg', folder), code)
