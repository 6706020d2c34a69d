const benefits = [
  {
    figure: '3-5',
    unit: 'business days',
    text: 'For production and shipping. Final shipping varies by location and is charged separately.',
  },
  {
    figure: 'S-2XL',
    unit: 'never gone',
    text: 'Everything is made on demand: your size is not the one that went first.',
  },
  {
    figure: '£0',
    unit: 'up front',
    text: 'No boxes in the van, no money tied up. Artists are paid from the first shirt on.',
  },
]

/** Three things worth knowing, as the strip along the foot of a poster. */
export function Benefits() {
  return (
    <section aria-label="How it works" className="ground-ink border-b-[1.5px] border-line-strong">
      <ul className="wrap grid md:grid-cols-3">
        {benefits.map(({ figure, unit, text }) => (
          <li
            key={unit}
            className="border-line py-6 not-first:border-t md:px-6 md:py-8 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0"
          >
            <p className="display flex flex-wrap items-baseline gap-x-2 text-2xl">
              <span className="text-6xl whitespace-nowrap text-stage lg:text-7xl">{figure}</span>
              {unit}
            </p>
            <p className="mt-3 max-w-[40ch] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
