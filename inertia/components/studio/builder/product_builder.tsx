import { type FormEvent, useState } from 'react'
import { ArtworkField } from '~/components/studio/artwork/artwork_field'
import { AlsoAs } from '~/components/studio/builder/also_as'
import { BlankChoice } from '~/components/studio/builder/blank_choice'
import {
  type BlankSummary,
  type BuildForm,
  costsBySize,
  sideOf,
  type View,
} from '~/components/studio/builder/build_form'
import { deliveryWords, dpiVerdict } from '~/components/studio/builder/build_words'
import { DpiMeter } from '~/components/studio/builder/dpi_meter'
import { PricePanel } from '~/components/studio/builder/price_panel'
import { SendBar } from '~/components/studio/builder/send_bar'
import { Stage } from '~/components/studio/builder/stage'
import { useAlsoAs } from '~/components/studio/builder/use_also_as'
import { type BuildState, useBuild } from '~/components/studio/builder/use_build'
import { type Changed, useSendBuild } from '~/components/studio/builder/use_send_build'
import { VariantChoice } from '~/components/studio/builder/variant_choice'
import { SaleFields } from '~/components/studio/products/sale_fields'
import type { SaleStart } from '~/components/studio/products/sale_form'
import { useOwner } from '~/components/studio/use_owner'
import { Button } from '~/components/ui/button'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'
import { TextArea, TextField } from '~/components/ui/field'
import type { BuilderGigShares } from '#catalog/builder/queries/builder_page_query'
import { productTypeLabel } from '~/lib/product_types'

type ProductBuilderProps = {
  blanks: readonly BlankSummary[]
  draftName: string
  start: Partial<BuildForm>
  /** The product that is rebuilt; null for a new one. */
  changed: Changed | null
  sale: SaleStart
  gigShares: BuilderGigShares
}

/** The product builder: model, artwork on each side, sizes, colours, name and price. */
export function ProductBuilder({ changed, gigShares, ...build }: ProductBuilderProps) {
  const { blanks } = build
  const state = useBuild(build)
  const alsoAs = useAlsoAs(state, blanks)
  const { busy, send } = useSendBuild(state, alsoAs, changed)
  const { share } = useOwner()
  const { form, set, errors, blank, known, base } = state
  const [shownColor, setShownColor] = useState<string>()

  const bind = (name: 'name' | 'description') => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid min-w-0 gap-6">
      <noscript>
        <p className="font-semibold text-bad">
          You need JavaScript to build a product. Please switch it on and reload the page.
        </p>
      </noscript>
      <DraftRestoredNotice isRestored={state.isRestored} onDiscard={state.forget} wanted="sent" />
      <div className="grid min-w-0 gap-8 lg:grid-cols-2 lg:items-start lg:gap-10">
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-[calc(var(--bar)+1rem)]">
          <Artwork state={state} shownColor={shownColor} />
        </div>
        <div className="grid min-w-0 gap-8">
          <BlankChoice
            blanks={blanks}
            known={known}
            delivery={blank ? deliveryWords(blank) : null}
            error={errors.blankId}
            onChoose={({ id }) => set({ blankId: String(id) })}
          />
          {!blank && !state.failure && <p role="status">Loading sizes and colours…</p>}
          {state.failure && (
            <div role="alert" className="grid justify-items-start gap-2">
              <p className="font-semibold text-bad">{state.failure}</p>
              <Button size="slim" onClick={state.again}>
                Try again
              </Button>
            </div>
          )}
          {blank && (
            <VariantChoice
              blank={blank}
              colors={state.colors}
              sizes={state.sizes}
              count={state.variants.length}
              error={errors.catalogVariantIds}
              onColors={(colors, shown) => {
                setShownColor(shown)
                set({ colors: JSON.stringify(colors) })
              }}
              onSizes={(sizes) => set({ sizes: JSON.stringify(sizes) })}
            />
          )}
          {blank && base !== null && (
            <PricePanel
              blank={blank}
              costs={costsBySize(state.variants)}
              base={base}
              share={share}
              gigs={gigShares.gigs}
              category={gigShares.categories[known.productType]}
              price={form.sellingPrice}
              error={errors.sellingPrice}
              onPrice={(sellingPrice) => set({ sellingPrice })}
            />
          )}
          <section aria-labelledby="words" className="grid gap-4">
            <h3 id="words" className="display-card">
              Name and description
            </h3>
            <TextField label="Product Name" autoComplete="off" maxLength={200} {...bind('name')} />
            <TextArea label="Description" rows={4} maxLength={5000} {...bind('description')} />
          </section>
          <section aria-labelledby="on-sale" className="grid min-w-0 gap-3">
            <h3 id="on-sale" className="display-card">
              On sale
            </h3>
            <SaleFields state={state.sale} errors={errors} />
          </section>
          {!changed && <AlsoAs state={alsoAs} />}
        </div>
      </div>
      <SendBar price={form.sellingPrice} base={base} share={share} busy={busy} />
    </form>
  )
}

/** The stage with the chosen side, and the artwork on that side. */
function Artwork({ state, shownColor }: { state: BuildState; shownColor?: string }) {
  const [wanted, setView] = useState<View>('front')
  const { blank, known, errors } = state
  const views = blank?.sides.map(({ view }) => view) ?? ['front' as const]
  const view = views.includes(wanted) ? wanted : views[0]!
  const side = blank && sideOf(blank, view)
  const color = shownColor && state.colors.includes(shownColor) ? shownColor : state.colors[0]
  const shown = blank?.colorChoices.find(({ name }) => name === color)
  const artwork = state.artworkOn(view)
  const placement = state.placed(view)
  const placed = artwork && placement ? { artwork, placement } : null
  return (
    <section aria-labelledby="artwork-title" className="grid min-w-0 gap-4">
      <h3 id="artwork-title" className="display-card">
        Artwork
      </h3>
      {views.length > 1 && (
        <fieldset className="flex gap-2">
          <legend className="sr-only">Side</legend>
          {views.map((each) => (
            <Button
              key={each}
              size="slim"
              variant={each === view ? 'ink' : 'outline'}
              aria-pressed={each === view}
              onClick={() => setView(each)}
            >
              {each === 'front' ? 'Front' : 'Back'}
            </Button>
          ))}
        </fieldset>
      )}
      {blank && side && shown && (
        <Stage
          side={side}
          drawing={shown.drawings[view]}
          label={`${productTypeLabel(known.productType)} in ${shown.name}, ${view}`}
          placed={placed}
          anchor={blank.anchor}
          onPlace={(next) => state.place(view, next)}
        />
      )}
      {blank && side && placed && (
        <DpiMeter verdict={dpiVerdict(placed.placement, placed.artwork, side, blank.dpi)} />
      )}
      {views.length > 1 && view === 'back' && !artwork && state.artworkOn('front') && (
        <Button
          size="slim"
          className="justify-self-start"
          onClick={() => state.uploads.back.use(state.artworkOn('front')!)}
        >
          Use the front artwork
        </Button>
      )}
      <ArtworkField
        key={view}
        state={state.uploads[view]}
        productType={known.productType}
        rightsError={errors.rights}
        isPlaced
      />
      {errors.placements && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {errors.placements}
        </p>
      )}
    </section>
  )
}
