const benefits = [
  {
    figure: '3-5',
    unit: 'business days',
    text: 'For production and shipping. Final shipping varies by location and is charged separately.',
  },
  {
    figure: 'S-2XL',
    unit: 'made to order',
    text: 'We print every piece after you order it, in your size and colour.',
  },
  {
    figure: '£0',
    unit: 'up front',
    text: 'No boxes in the van, no cash tied up. Artists earn from the very first shirt.',
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
            className="grid grid-cols-[7rem_1fr] items-center gap-x-4 border-line py-4 not-first:border-t md:block md:px-6 md:py-8 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0"
          >
            <p className="display contents text-xl md:flex md:flex-wrap md:items-baseline md:gap-x-2 md:text-2xl">
              <span className="row-span-2 text-[2.75rem] whitespace-nowrap md:text-6xl lg:text-7xl">
                {figure}
              </span>{' '}
              <span className="self-end md:self-auto">{unit}</span>
            </p>
            <p className="mt-1 max-w-[40ch] text-sm leading-snug text-ink-soft md:mt-3 md:text-base md:leading-normal">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
