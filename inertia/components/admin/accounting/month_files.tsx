import type { AccountingFile } from '#accounting/files/accounting_files'

const files: Record<AccountingFile, { label: string; about: string }> = {
  journal: { label: 'Journal', about: 'every entry, debit and credit' },
  balances: { label: 'Balances', about: 'each account before and after' },
  orders: { label: 'Orders', about: 'price, cost, shares, shipping, fees, tax' },
  payouts: { label: 'Payouts', about: 'decided, transferred, reversed' },
  disputes: { label: 'Disputes', about: 'taken and returned by banks' },
  audit: { label: 'Audit log', about: 'what admins did' },
}

/** The CSV files of a month, for those who may take them. */
export function MonthFiles({ month }: { month: string }) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(files).map(([file, { label, about }]) => (
        <li key={file} className="flex min-h-11 flex-wrap items-center gap-x-2">
          <a
            href={`/admin/accounting/${month}/${file}.csv`}
            download
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {label} (CSV)
          </a>
          <span className="admin-soft text-sm">{about}</span>
        </li>
      ))}
    </ul>
  )
}
