/** The lists of the section Reports: what people report, and what is found before anybody reports it. */
export const REPORT_TABS = {
  undecided: { label: 'Undecided', href: '/admin/reports' },
  decided: { label: 'Decided', href: '/admin/reports?view=decided' },
  waiting: { label: 'Product checks', href: '/admin/product-checks' },
  cleared: { label: 'Cleared products', href: '/admin/product-checks?view=cleared' },
  words: { label: 'Watched words', href: '/admin/watched-words' },
}
