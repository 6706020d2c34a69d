import { BaseSchema } from '@adonisjs/lucid/schema'

/** What admins set in place of the configuration: rates, payout rules, shipping and costs. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE setting_changes (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL CHECK (key ~ '^[a-z]+(_[a-z]+)*$'),
        value jsonb CHECK (jsonb_typeof(value) = 'object'),
        valid_from timestamptz NOT NULL,
        withdraws_id integer UNIQUE,
        reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
        set_by_user_id integer NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT setting_changes_one_kind CHECK (num_nonnulls(value, withdraws_id) = 1),
        CONSTRAINT setting_changes_not_backdated CHECK (
          CASE WHEN withdraws_id IS NULL THEN valid_from >= created_at ELSE valid_from > created_at END),
        CONSTRAINT setting_changes_unique_reference UNIQUE (id, key, valid_from),
        FOREIGN KEY (withdraws_id, key, valid_from) REFERENCES setting_changes (id, key, valid_from)
      );
      CREATE INDEX setting_changes_by_key ON setting_changes (key, id);
      COMMENT ON TABLE setting_changes IS 'What admins set in place of the configuration. A row is never changed; one that has a withdraws_id takes back another one before that takes effect.';
      COMMENT ON COLUMN setting_changes.value IS 'The whole value of the setting: money in whole pence, rates in ten-thousandths of a pound. Null where the row withdraws another one.';
      COMMENT ON COLUMN setting_changes.valid_from IS 'When it takes effect; of a row that withdraws another one, when that would have taken effect.';
      COMMENT ON COLUMN setting_changes.set_by_user_id IS 'A plain id: an account that is deleted stays named by it.';
    `)
  }
}
