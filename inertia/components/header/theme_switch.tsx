import { Monitor, Moon, Sun } from 'lucide-react'
import { type Theme, useTheme } from '~/hooks/use_theme'
import { cn } from '~/lib/classes'

const themes = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const satisfies { value: Theme; label: string; icon: typeof Sun }[]

export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  return (
    <div
      role="group"
      aria-label="Lights"
      className="grid w-full max-w-80 grid-cols-3 rounded-sm border-[1.5px] border-line-strong"
    >
      {themes.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={theme === value}
          onClick={() => choose(value)}
          className={cn(
            'flex min-h-11 items-center justify-center gap-2 px-2 text-sm font-semibold',
            theme === value ? 'bg-ink text-paper' : 'hover:bg-line'
          )}
        >
          <Icon aria-hidden className="size-4.5" />
          {label}
        </button>
      ))}
    </div>
  )
}
