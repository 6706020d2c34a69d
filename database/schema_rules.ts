import type { ColumnInfo, SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const money: ColumnInfo = {
  tsType: 'Pence',
  decorator: '@moneyColumn()',
  imports: [
    { source: '#core/database/columns', namedImports: ['moneyColumn'] },
    { source: '#shared/money', typeImports: ['Pence'] },
  ],
}

/** An amount in the currency that another column names. */
const foreignMoney: ColumnInfo = {
  tsType: 'Money<UnknownCurrency>',
  decorator: '@moneyColumn()',
  imports: [
    { source: '#core/database/columns', namedImports: ['moneyColumn'] },
    { source: '#shared/money', typeImports: ['Money', 'UnknownCurrency'] },
  ],
}

const percentage: ColumnInfo = {
  tsType: 'Percentage',
  decorator: '@percentageColumn()',
  imports: [
    { source: '#core/database/columns', namedImports: ['percentageColumn'] },
    { source: '#shared/percentage', typeImports: ['Percentage'] },
  ],
}

const json = (tsType: string): ColumnInfo => ({
  tsType,
  decorator: '@jsonColumn()',
  imports: [{ source: '#core/database/columns', namedImports: ['jsonColumn'] }],
})

const texts: ColumnInfo = { tsType: 'string[]', decorator: '@column()' }

function moneyColumns(names: string[]): Record<string, ColumnInfo> {
  return Object.fromEntries(names.map((name) => [name, money]))
}

/** How `node ace schema:generate` types the columns that PostgreSQL's own types say too little about. */
export default {
  tables: {
    closed_months: { skipColumns: ['balances'] },
    receipts: {
      skipColumns: ['seller', 'lines'],
      columns: moneyColumns(['shipping_amount', 'shipping_tax', 'total_amount', 'tax_amount']),
    },
    products: {
      skipColumns: ['search_text'],
      columns: {
        ...moneyColumns([
          'base_price',
          'selling_price',
          'printful_cost',
          'provider_cost',
          'minimum_price',
          'recommended_price',
          'suggested_minimum_price',
          'platform_fee',
          'artist_profit',
          'estimated_artist_profit',
        ]),
        markup_percentage: percentage,
        sizes: texts,
        colors: texts,
        printful_data: json('Record<string, unknown>'),
        side_pictures: json('{ view: string; url: string }[]'),
        average_rating: { tsType: 'string', decorator: '@column()' },
      },
    },
    product_variants: {
      columns: {
        ...moneyColumns(['cost']),
      },
    },
    checkouts: {
      columns: {
        ...moneyColumns([
          'items_amount',
          'shipping_amount',
          'tax_amount',
          'total_amount',
          'refunded_shipping',
        ]),
      },
    },
    orders: {
      skipColumns: ['search_text'],
      columns: {
        ...moneyColumns([
          'unit_price',
          'unit_cost',
          'artist_profit',
          'platform_profit',
          'tax_amount',
          'total_amount',
          'refunded_amount',
        ]),
        share_percentage: percentage,
        gig_shares: json('Record<string, unknown>[]'),
      },
    },
    gig_shares: {
      columns: { apparel: percentage, other_goods: percentage, music: percentage },
    },
    product_checks: {
      columns: { found: json('Record<string, unknown>[]') },
    },
    gig_share_changes: { columns: { shares: json('Record<string, unknown>[]') } },
    gig_sheets: { columns: { sheet: json('Record<string, unknown>') } },
    payment_sessions: {
      columns: {
        ...moneyColumns(['amount', 'received_amount', 'processing_fee']),
        request: json('Record<string, unknown>'),
      },
    },
    provider_orders: {
      columns: {
        ...moneyColumns(['cost_in_pounds', 'shipping_in_pounds']),
        cost_amount: foreignMoney,
      },
    },
    refunds: {
      columns: {
        ...moneyColumns(['amount', 'shipping_amount']),
      },
    },
    disputes: { columns: moneyColumns(['amount']) },
    refund_lines: {
      columns: {
        ...moneyColumns(['amount']),
      },
    },
    payout_accounts: {
      columns: { requirements_due: texts },
    },
    payouts: {
      columns: {
        ...moneyColumns(['gross_amount', 'debt_amount', 'amount', 'reversed_amount']),
      },
    },
    payout_lines: {
      columns: {
        ...moneyColumns(['amount']),
      },
    },
    payout_reversals: {
      columns: {
        ...moneyColumns(['amount']),
      },
    },
    artists: {
      skipColumns: ['search_text'],
      columns: {
        ...moneyColumns(['total_sales']),
        profit_share_percentage: percentage,
        social_links: json('Partial<Record<string, string>>'),
      },
    },
  },
} satisfies SchemaRules
