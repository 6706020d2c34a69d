import { useId, useState } from 'react'
import type { SizeGuide as Guide, SizeTable } from '#fulfilment/size_guides/size_guide'

type Unit = 'cm' | 'inches'

const titles: Record<SizeTable['kind'], { title: string; hint: string }> = {
  garment: {
    title: 'The garment, laid flat',
    hint: 'Compare with one you already own and like.',
  },
  body: {
    title: 'Your own measurements',
    hint: 'Measure around the fullest part, with the tape level.',
  },
  international: { title: 'Sizes abroad', hint: 'What the same size is called elsewhere.' },
}

function Table({ table, unit, size }: { table: SizeTable; unit: Unit; size: string | null }) {
  const { title, hint } = titles[table.kind]
  const sizes = [...new Set(table.rows.flatMap((row) => row.measurements.map((each) => each.size)))]
  return (
    <div className="grid grid-cols-1 gap-2">
      <div
        role="region"
        aria-label={title}
        className="overflow-x-auto rounded-sm border-[1.5px] border-line-strong bg-sheet"
      >
        <table className="w-full border-collapse text-left tabular-nums">
          <caption className="border-b-[1.5px] border-line-strong px-3 py-2 text-left">
            <span className="font-semibold">{title}</span>
            <span className="block text-sm text-ink-soft">{hint}</span>
          </caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="px-3 py-2 font-semibold">
                Size
              </th>
              {table.rows.map(({ label }) => (
                <th key={label} scope="col" className="px-3 py-2 text-right font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((name) => (
              <tr
                key={name}
                aria-current={name === size || undefined}
                className="border-b border-line last:border-b-0 aria-[current]:bg-ink aria-[current]:text-paper"
              >
                <th scope="row" className="px-3 py-2 font-semibold">
                  {name}
                  {name === size && <span className="sr-only"> (chosen)</span>}
                </th>
                {table.rows.map(({ label, measurements }) => (
                  <td key={label} className="px-3 py-2 text-right whitespace-nowrap">
                    {measurements.find((each) => each.size === name)?.[unit] || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function UnitSwitch({ unit, onUnit }: { unit: Unit; onUnit: (unit: Unit) => void }) {
  const name = useId()
  const units: { value: Unit; label: string }[] = [
    { value: 'cm', label: 'cm' },
    { value: 'inches', label: 'inches' },
  ]
  return (
    <fieldset>
      <legend className="sr-only">Unit</legend>
      <div className="flex w-fit rounded-sm border-[1.5px] border-line-strong">
        {units.map(({ value, label }) => (
          <label
            key={value}
            className="relative grid min-h-11 min-w-16 cursor-pointer place-items-center px-4 font-semibold has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={unit === value}
              onChange={() => onUnit(value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-1 text-ink-soft">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

type SizeGuideBodyProps = { guide: Guide; size: string | null }

/** The tables in the unit one thinks in, cloth and care. */
export default function SizeGuideBody({ guide, size }: SizeGuideBodyProps) {
  const [unit, setUnit] = useState<Unit>('cm')
  const { tables, fabric, care } = guide
  return (
    <div className="grid grid-cols-1 gap-5 pt-1 pb-5">
      {tables.length > 0 && <UnitSwitch unit={unit} onUnit={setUnit} />}
      {tables.map((table) => (
        <Table key={table.kind} table={table} unit={unit} size={size} />
      ))}
      <Lines title="Fabric" lines={fabric} />
      <Lines title="Care" lines={care} />
      {tables.length > 0 && (
        <p className="text-sm text-ink-soft">
          Measurements come from the maker and can differ by up to 5 cm (2 inches).
        </p>
      )}
    </div>
  )
}
