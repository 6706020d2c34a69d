import { router } from '@inertiajs/react'
import { useId, useState } from 'react'
import type { FraudRule } from '#payouts/fraud_checks/queries/fraud_rules_query'
import { RULES } from '~/components/admin/fraud/fraud_words'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { CheckBox } from '~/components/ui/check_box'
import { TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { typedNumber } from '~/lib/typed_number'

type FraudRuleDialogProps = { rule: FraudRule; onClose: () => void }

/** Changes when a fraud rule is hit, or turns it off. */
export function FraudRuleDialog({ rule, onClose }: FraudRuleDialogProps) {
  const toast = useToast()
  const tickId = useId()
  const { title, text, threshold: label } = RULES[rule.name]
  const [isOn, setOn] = useState(rule.isOn)
  const [threshold, setThreshold] = useState(String(rule.threshold))
  const [days, setDays] = useState(String(rule.days))
  return (
    <CallDialog
      title={title}
      description={`${text} Applies from the next payout run. Payouts already paused stay paused.`}
      method="PUT"
      path={`/api/admin/fraud-rules/${rule.name}`}
      submitLabel="Save rule"
      toBody={() => ({ isOn, threshold: typedNumber(threshold), days: typedNumber(days) })}
      onCancel={() => setOn(rule.isOn)}
      onClose={onClose}
      onDone={() => {
        toast({ title: 'Rule saved' })
        router.reload()
      }}
    >
      {(errors) => (
        <>
          <label htmlFor={tickId} className="flex min-h-11 items-center gap-3 font-semibold">
            <CheckBox id={tickId} checked={isOn} onChange={({ target }) => setOn(target.checked)} />
            Use this rule
          </label>
          <TextField
            label={label}
            name="threshold"
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            value={threshold}
            onChange={({ target }) => setThreshold(target.value)}
            error={errors.threshold}
          />
          <TextField
            label="Count orders from this many days back"
            name="days"
            type="number"
            inputMode="numeric"
            min={1}
            max={365}
            value={days}
            onChange={({ target }) => setDays(target.value)}
            error={errors.days}
          />
        </>
      )}
    </CallDialog>
  )
}
