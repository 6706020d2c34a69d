import { BaseSchema } from '@adonisjs/lucid/schema'

/** Requests to remove the second factor of an account whose owner has lost it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE second_factor_removals (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'cancelled', 'removed')),
        device text,
        network text NOT NULL,
        requested_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL CHECK (due_at > requested_at),
        reminded_at timestamptz,
        confirmed_by integer REFERENCES users (id),
        confirmed_at timestamptz,
        ended_at timestamptz,
        cancelled_by text CHECK (cancelled_by IN ('owner', 'log-in', 'access', 'admin', 'time')),
        cancelling_admin integer REFERENCES users (id),
        reason text CHECK (length(reason) <= 500),
        payouts_released_at timestamptz,
        CHECK ((status = 'open') = (ended_at IS NULL)),
        CHECK ((status = 'cancelled') = (cancelled_by IS NOT NULL)),
        CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
        CHECK ((cancelled_by IS NOT DISTINCT FROM 'admin') = (cancelling_admin IS NOT NULL)),
        CHECK ((cancelled_by IS NOT DISTINCT FROM 'admin') = (reason IS NOT NULL)),
        CHECK (payouts_released_at IS NULL OR status = 'removed'),
        CHECK (confirmed_by IS DISTINCT FROM user_id)
      );
      CREATE UNIQUE INDEX second_factor_removals_open ON second_factor_removals (user_id) WHERE status = 'open';
      CREATE INDEX second_factor_removals_of_account ON second_factor_removals (user_id, requested_at);
      CREATE INDEX second_factor_removals_held ON second_factor_removals (user_id) WHERE status = 'removed' AND payouts_released_at IS NULL;
      CREATE INDEX second_factor_removals_by_end ON second_factor_removals (ended_at);
      CREATE INDEX second_factor_removals_by_confirmer ON second_factor_removals (confirmed_by);
      CREATE INDEX second_factor_removals_by_cancelling_admin ON second_factor_removals (cancelling_admin);
      COMMENT ON TABLE second_factor_removals IS 'Requests to remove the second factor of an account whose owner has lost it. Nothing is removed before due_at; an account has one open request.';
      COMMENT ON COLUMN second_factor_removals.device IS 'Browser and system from which it was requested, by the User-Agent; null where it names neither.';
      COMMENT ON COLUMN second_factor_removals.network IS 'The address from which it was requested, without its last part.';
      COMMENT ON COLUMN second_factor_removals.due_at IS 'When the second factor is removed, if nobody cancels the request. Later where the reminder went out late.';
      COMMENT ON COLUMN second_factor_removals.reminded_at IS 'When the notice of the day before was sent; the time of the request where the wait is a day at most.';
      COMMENT ON COLUMN second_factor_removals.confirmed_by IS 'The owner among the admins who confirmed the request of an admin, which is not carried out without.';
      COMMENT ON COLUMN second_factor_removals.cancelled_by IS 'owner: by the account itself, or from the login page; log-in: the account was logged in to; access: a new password, another role, a suspension or everyone logged out; admin; time: no owner confirmed it.';
      COMMENT ON COLUMN second_factor_removals.reason IS 'Why an admin cancelled it, for the owner of the account.';
      COMMENT ON COLUMN second_factor_removals.payouts_released_at IS 'When payouts to the band of the account went on after the removal: a new second factor was old enough.';
    `)
  }
}
