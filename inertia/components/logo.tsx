import { cn } from '~/lib/classes'

/** A torn-off ticket and the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'display flex items-center gap-2 text-[1.75rem] leading-none tracking-[0.005em]',
        className
      )}
    >
      <svg aria-hidden viewBox="0 0 22 26" className="h-[1.625rem] w-[1.375rem]">
        <path
          d="M2 0H20A2 2 0 0 1 22 2V24A2 2 0 0 1 20 26H2A2 2 0 0 1 0 24V17.5A4.5 4.5 0 0 0 0 8.5V2A2 2 0 0 1 2 0Z"
          fill="var(--stage)"
        />
      </svg>
      Gigstall
    </span>
  )
}
