import { before, counts } from './counts.js'

const ADMIN = `${before.admins} + 1 + n % 12`
const ACTS = [
  ['product.status', 'product', `${before.products} + 1 + n % ${counts.products}`],
  ['product.change', 'product', `${before.products} + 1 + n * 7 % ${counts.products}`],
  ['order.deliver', 'order', `${before.orders} + 1 + n % ${counts.orders}`],
  ['order.release', 'order', `${before.orders} + 1 + n * 3 % ${counts.orders}`],
  ['user.suspend', 'user', `${before.fans} + 1 + n % ${counts.buyers}`],
  ['note.add', 'artist', `${before.artists} + 1 + n % ${counts.artists}`],
]
/** The number before the last ones, which are undecided yet. */
const decided = (count) => count - Math.min(500, Math.round(count / 40))

/** When the n-th of a kind was made: the last one lately. */
const at = (count) => `now() - interval '1 day' * ${counts.days} * (1 - (n - 0.5) / ${count})`

/** What admins decide and write: reports, checks, second approvals, notes and the audit log. */
export function casesSql({ lot, choice, word }) {
  const artist = `${before.artists} + 1 + ${choice('n', 501, counts.artists)}`
  const order = `${before.orders} + 1 + ${choice('n', 502, counts.orders)}`
  const [reports, checks, frauds, signoffs] = [
    counts.reports,
    counts.productChecks,
    counts.fraudChecks,
    counts.signoffs,
  ].map(decided)
  return [
    `INSERT INTO reports (id, artist_id, product_id, reason, words, email, state, due_at, created_at, updated_at)
     SELECT ${before.orders} + n, ${before.artists} + 1 + (place - 1) / 3, ${before.products} + place, ${word('n', 511, ['copyright', 'trademark', 'hate', 'other'])}, 'This is our design, see our shop.', 'reporter-' || n || '@example.com',
            CASE WHEN n > ${reports} THEN ${word('n', 512, ['open', 'in_review'])} ELSE ${word('n', 513, ['upheld', 'dismissed', 'dismissed'])} END, at + interval '7 days', at, at
       FROM (SELECT n, 1 + ${choice('n', 514, counts.products)} AS place, ${at(counts.reports)} AS at FROM generate_series(1, ${counts.reports}) AS n) AS numbered`,
    `INSERT INTO report_events (report_id, state, words, actor_user_id, created_at)
     SELECT id, state, 'Compared with the original.', ${before.admins} + 1 + id % 12, created_at FROM reports WHERE id > ${before.orders} AND state <> 'open'`,
    `INSERT INTO product_checks (id, product_id, fingerprint, found, note, cleared_by, cleared_at, created_at)
     SELECT ${before.orders} + n, ${before.products} + 1 + n * 7 % ${counts.products}, md5('a' || n) || md5('b' || n), '[{"in": "name", "text": "official"}]', CASE WHEN n <= ${checks} THEN 'It is their own name' END,
            CASE WHEN n <= ${checks} THEN ${ADMIN} END, CASE WHEN n <= ${checks} THEN at END, at
       FROM (SELECT n, ${at(counts.productChecks)} AS at FROM generate_series(1, ${counts.productChecks}) AS n) AS numbered`,
    `INSERT INTO fraud_checks (id, artist_id, rule, subject, latest_order_id, evidence, status, reason, decided_by_user_id, decided_at, created_at)
     SELECT ${before.orders} + n, ${artist}, ${word('n', 521, ['many_cards', 'large_first_payout', 'risky_payments', 'own_purchases'])}, md5('s' || n), newest,
            jsonb_build_object('orderIds', jsonb_build_array(newest, newest - 1, newest - 2), 'orders', 3, 'amount', 240, 'figure', 12, 'threshold', 10, 'days', 30),
            status, CASE WHEN status <> 'waiting' THEN 'Spoke with the band' END, CASE WHEN status <> 'waiting' THEN ${ADMIN} END, CASE WHEN status <> 'waiting' THEN at END, at
       FROM (SELECT n, greatest(${order}, ${before.orders} + 3) AS newest, ${at(counts.fraudChecks)} AS at,
                    CASE WHEN n > ${frauds} THEN 'waiting' WHEN n % 100 = 0 THEN 'kept' ELSE 'released' END AS status FROM generate_series(1, ${counts.fraudChecks}) AS n) AS numbered`,
    `INSERT INTO signoffs (id, kind, status, order_id, amount, reason, requested_by_user_id, decided_by_user_id, created_at, expires_at, decided_at)
     SELECT ${before.orders} + n, 'refund', status, ${before.orders} + n * 3, 300, 'A large order that did not arrive', ${ADMIN}, CASE WHEN status IN ('approved', 'rejected') THEN ${before.admins} + 1 + (n + 1) % 12 END,
            at, at + interval '3 days' + (status = 'waiting')::int * interval '800 days', CASE WHEN status IN ('approved', 'rejected') THEN at END
       FROM (SELECT n, ${at(counts.signoffs)} AS at, CASE WHEN n > ${signoffs} THEN 'waiting' ELSE ${word('n', 531, ['approved', 'approved', 'rejected', 'expired'])} END AS status
               FROM generate_series(1, ${counts.signoffs}) AS n) AS numbered`,
    `INSERT INTO staff_notes (id, user_id, artist_id, order_id, body, author_user_id, created_at)
     SELECT ${before.orders} + n, CASE n % 3 WHEN 0 THEN ${before.fans} + n END, CASE n % 3 WHEN 1 THEN ${artist} END, CASE n % 3 WHEN 2 THEN ${order} END, 'Called, and wants the parcel left with a neighbour.', ${ADMIN}, ${at(counts.notes)}
       FROM generate_series(1, ${counts.notes}) AS n`,
    `INSERT INTO audit_entries (actor_user_id, action, subject_type, subject_id, after, created_at)
     SELECT ${ADMIN}, act.action, act.kind, CASE act.place ${ACTS.map(([, , id], place) => `WHEN ${place} THEN ${id}`).join(' ')} END, jsonb_build_object('reason', 'As agreed'), ${at(counts.auditEntries)}
       FROM generate_series(1, ${counts.auditEntries}) AS n
       JOIN (VALUES ${ACTS.map(([action, kind], place) => `(${place}, '${action}', '${kind}')`).join(', ')}) AS act (place, action, kind) ON act.place = ${choice('n', 541, ACTS.length)}
      ORDER BY n`,
    `INSERT INTO outgoing_mails (key, mail, data, status, message_id, attempts, sent_at, created_at)
     SELECT 'bench/' || n, 'order_placed', '{}', CASE WHEN gone THEN 'given_up' ELSE 'sent' END, '<bench-' || n || '@gigstall.test>', 1, CASE WHEN NOT gone THEN at END, at
       FROM (SELECT n, ${lot('n', 551)} < 0.0005 AS gone, now() - interval '1 day' * 90 * (1 - n / ${counts.mails + 1}.0) AS at FROM generate_series(1, ${counts.mails}) AS n) AS numbered`,
  ]
}
