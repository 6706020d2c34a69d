import db from '@adonisjs/lucid/services/db'
import { orderConfirmation } from '#commerce/checkout/mails/order_confirmation_mail'
import { mailOutbox } from '#core/mail/main'
import { untilWaiting } from '#tests/support/until_waiting'

export const askForConfirmation = (checkoutId: number) =>
  db.transaction((trx) =>
    mailOutbox.send(orderConfirmation, { event: checkoutId, data: { checkoutId } }, trx)
  )

/** Writing down that a mail was sent waits until `trx` is over. */
export async function givenMailGate() {
  await db.rawQuery(`
    CREATE TABLE mail_gate (id integer);
    INSERT INTO mail_gate VALUES (1);
    CREATE FUNCTION wait_at_mail_gate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM FROM mail_gate FOR UPDATE; RETURN NEW; END $$;
    CREATE TRIGGER wait_at_mail_gate BEFORE UPDATE ON outgoing_mails
      FOR EACH ROW WHEN (NEW.status = 'sent') EXECUTE FUNCTION wait_at_mail_gate()`)
  const trx = await db.transaction()
  await trx.rawQuery('SELECT FROM mail_gate FOR UPDATE')
  return { trx, remove: withoutMailGate }
}

/** Until a worker process, just started, has sent the mail and waits to write that down. */
export const untilMailWaits = () =>
  untilWaiting(1, { seconds: 40, statement: 'update "outgoing_mails"%' })

async function withoutMailGate() {
  await db.rawQuery(`
    DROP TRIGGER IF EXISTS wait_at_mail_gate ON outgoing_mails;
    DROP FUNCTION IF EXISTS wait_at_mail_gate;
    DROP TABLE IF EXISTS mail_gate`)
}
