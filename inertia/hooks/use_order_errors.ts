import {
  errorsIn,
  fieldErrors,
  type OrderErrors,
  type OrderField,
} from '~/components/catalog/order_form'
import { useFieldErrors } from '~/hooks/use_field_errors'
import { useOrderForm } from '~/hooks/use_order_form'
import { ApiError } from '~/lib/api'

/** They are called and written as the country has them. */
const BY_COUNTRY: OrderField[] = ['phone', 'state', 'zipCode']

const isAny = (errors: OrderErrors) => Object.keys(errors).length > 0

/** The form of an order and what is wrong with it, each message as long as what it was said of. */
export function useOrderErrors() {
  const { form, change } = useOrderForm()
  const { errors, refuse, add, clear } = useFieldErrors()

  return {
    form,
    errors,
    change: (field: OrderField, value: string) => {
      change(field, value)
      clear(field, ...(field === 'country' ? BY_COUNTRY : []))
    },
    /** Says what can be seen here to be missing. @returns whether anything is */
    findMissing: () => {
      const missing = errorsIn(form)
      refuse(missing)
      return isAny(missing)
    },
    /** Says what the server has found. @returns whether any of it is said in the form */
    explain: (error: unknown) => {
      const found = error instanceof ApiError ? fieldErrors(error.errors) : {}
      refuse(found)
      return isAny(found)
    },
    /**
     * Asks for what is sure to be refused, so that formats are told in the same round as what is missing: which are
     * right, only the server knows. What was said here stays as it is, and so does the focus.
     */
    findRest: async (ask: () => Promise<unknown>) => {
      try {
        await ask()
      } catch (error) {
        if (error instanceof ApiError) add(fieldErrors(error.errors))
      }
    },
  }
}
