import { AttendanceDialog } from '~/components/studio/shares/attendance_dialog'
import type { Gig } from '~/components/studio/shapes'

/** How many people came, typed on the night at the stall. */
export function BoardAttendance({ gig }: { gig: Gig }) {
  return (
    <AttendanceDialog
      gig={gig}
      trigger={
        <button type="button" className="link cursor-pointer">
          {gig.attendance === null
            ? 'Attendance'
            : `${gig.attendance.toLocaleString('en-GB')} people`}
        </button>
      }
    />
  )
}
