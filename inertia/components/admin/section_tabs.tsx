import { LinkTabs } from '~/components/ui/tabs'

type Tabs = Record<string, { label: string; href: string }>

type SectionTabsProps<T extends Tabs> = { label: string; tabs: T; current: keyof T }

/** Links to the lists of a section of the admin area, or to its sections. */
export function SectionTabs<T extends Tabs>({ label, tabs, current }: SectionTabsProps<T>) {
  return (
    <LinkTabs
      isInner
      label={label}
      items={Object.entries(tabs).map(([key, tab]) => ({
        label: tab.label,
        href: tab.href,
        current: key === current,
      }))}
    />
  )
}
