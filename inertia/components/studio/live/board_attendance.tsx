import { AttendanceDialog } from '~/components/studio/shares/attendance_dialog'
import type { Gig } from '~/components/studio/shapes'

/** Opens the attendance dialog from the live board. */
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
