import type { ReportedSubject } from '#moderation/queries/reported_subject_query'
import { EmailField } from '~/components/identity/email_field'
import { Button } from '~/components/ui/button'
import { FormError, SelectField, TextArea, TextField } from '~/components/ui/field'
import { useCallForm } from '~/hooks/use_call_form'
import { MOST_REPORT_CHARACTERS, REPORT_REASON_NAMES, REPORT_REASONS } from '#shared/report'

type ReportFormProps = { subject: ReportedSubject; isEmailKnown: boolean; onSent: () => void }

const REASONS = [
  { value: '', label: 'Choose…' },
  ...REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_NAMES[value] })),
]

/** Empty fields are left out. */
const filledIn = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''))

export function ReportForm({ subject, isEmailKnown, onSent }: ReportFormProps) {
  const { product, artist } = subject
  const { busy, errors, message, submit } = useCallForm({
    path: '/api/reports',
    toBody: filledIn,
    extra: product ? { productId: product.id } : { artistId: artist.id },
    onDone: onSent,
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormError message={message} />
      <SelectField
        label="What’s wrong?"
        name="reason"
        options={REASONS}
        defaultValue=""
        required
        error={errors.reason}
      />
      <TextArea
        label="Tell us more"
        name="words"
        hint="For copyright or a trademark: what is yours, and since when?"
        maxLength={MOST_REPORT_CHARACTERS}
        required
        error={errors.words}
      />
      <TextField
        label="Link to evidence (optional)"
        name="evidenceUrl"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        error={errors.evidenceUrl}
      />
      {!isEmailKnown && <EmailField error={errors.email} />}
      <p className="text-sm text-ink-soft">
        By sending this you confirm that it’s true to the best of your knowledge. We don’t show your
        email to the artist.
      </p>
      <Button type="submit" variant="go" wide busy={busy}>
        Send report
      </Button>
    </form>
  )
}
