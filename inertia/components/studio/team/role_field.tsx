import { SelectField } from '~/components/ui/field'
import {
  BAND_ROLE_NAMES,
  BAND_ROLE_SENTENCES,
  MEMBER_ROLES,
  mayAppoint,
  type BandRole,
  type MemberRole,
} from '#shared/band_role'

type RoleFieldProps = { reader: BandRole; defaultValue?: MemberRole; error?: string }

/** The roles that the reader may give, with what each may do. */
export function RoleField({ reader, defaultValue = 'merch', error }: RoleFieldProps) {
  const roles = MEMBER_ROLES.filter((role) => mayAppoint(reader, role))
  return (
    <div className="grid gap-3">
      <SelectField
        label="Role"
        name="role"
        defaultValue={defaultValue}
        error={error}
        options={roles.map((role) => ({ value: role, label: BAND_ROLE_NAMES[role] }))}
      />
      <dl className="grid gap-2 text-[0.9375rem]">
        {roles.map((role) => (
          <div key={role}>
            <dt className="font-semibold">{BAND_ROLE_NAMES[role]}</dt>
            <dd className="text-ink-soft">{BAND_ROLE_SENTENCES[role]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
