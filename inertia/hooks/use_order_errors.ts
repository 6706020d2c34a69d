import {
  errorsIn,
  fieldErrors,
  type BuyerErrors,
  type BuyerField,
  type BuyerDetails,
} from '~/components/catalog/buyer_details'
import { useFieldErrors } from '~/hooks/use_field_errors'
import { useBuyerDetails } from '~/hooks/use_buyer_details'
import { ApiError } from '~/lib/api'

/** Their formats are known to the server alone. */
const JUDGED_BY_SERVER: BuyerField[] = ['phone', 'zipCode']

/** They are called and written as the country has them. */
const BY_COUNTRY: BuyerField[] = ['phone', 'state', 'zipCode']

const isAny = (errors: BuyerErrors) => Object.keys(errors).length > 0

function withoutFields(form: BuyerDetails, missing: BuyerErrors): BuyerDetails {
  const empty = Object.keys(missing).map((field) => [field, ''])
  return { ...form, ...Object.fromEntries(empty) }
}

/** The form of an order and what is wrong with it, each message as long as what it was said of. */
export function useOrderErrors() {
  const { form, change } = useBuyerDetails()
  const { errors, refuse, add, clear } = useFieldErrors()

  /** Leaves out empty fields: the form has said which of them are missing, and the county may be empty. */
  const typedOnly = (found: BuyerErrors): BuyerErrors =>
    Object.fromEntries(
      Object.entries(found).filter(([field]) => form[field as BuyerField].trim() !== '')
    )

  const findRest = async (
    ask: (incomplete: BuyerDetails) => Promise<unknown>,
    known: BuyerDetails
  ) => {
    try {
      await ask(known)
    } catch (error) {
      if (error instanceof ApiError) add(typedOnly(fieldErrors(error.errors)))
    }
  }

  return {
    form,
    errors,
    change: (field: BuyerField, value: string) => {
      change(field, value)
      clear(field, ...(field === 'country' ? BY_COUNTRY : []))
    },
    /**
     * Says what can be seen here to be missing. Where a phone number or postcode is typed, it asks the server about their
     * formats in the same round, with the missing fields empty, so that the server is sure to refuse.
     *
     * @returns whether anything is missing
     */
    findMissing: (ask: (incomplete: BuyerDetails) => Promise<unknown>) => {
      const missing = errorsIn(form)
      refuse(missing)
      const isToJudge = JUDGED_BY_SERVER.some((field) => form[field].trim() !== '')
      if (isAny(missing) && isToJudge) void findRest(ask, withoutFields(form, missing))
      return isAny(missing)
    },
    /** Says what the server has found. @returns whether any of it is said in the form */
    explain: (error: unknown) => {
      const found = error instanceof ApiError ? fieldErrors(error.errors) : {}
      refuse(found)
      return isAny(found)
    },
  }
}
