import { BaseSchema } from '@adonisjs/lucid/schema'

/** The payout runs by the day on which they were due, so that one that was missed is made up. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE payout_runs (
        due_on date PRIMARY KEY,
        begun_at timestamptz NOT NULL,
        attempts smallint NOT NULL DEFAULT 0 CHECK (attempts >= 0),
        attempt_after timestamptz,
        completed_at timestamptz
      );
      COMMENT ON TABLE payout_runs IS 'Payout runs by the day on which they were due. The last due day without a completed run is made up.';
      COMMENT ON COLUMN payout_runs.due_on IS 'In London.';
      COMMENT ON COLUMN payout_runs.begun_at IS 'A later attempt pays only what was due by then.';
      COMMENT ON COLUMN payout_runs.attempts IS 'How many made it up and could not pay every artist.';
      COMMENT ON COLUMN payout_runs.attempt_after IS 'It is made up no earlier than this; null at once.';
      COMMENT ON COLUMN payout_runs.completed_at IS 'When every artist who was to be paid was paid; nothing is made up then.';
      -- The release before made its runs without a row: none of them is made up.
      INSERT INTO payout_runs (due_on, begun_at, completed_at) VALUES ((now() AT TIME ZONE 'UTC' - interval '6 hours 10 minutes')::date, now(), now());
    `)
  }
}
