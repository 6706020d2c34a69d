import { BaseSchema } from '@adonisjs/lucid/schema'

/** Fans who share their contact with an artist, the exports of these, and the notices that artists get by mail. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE contact_consents (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        artist_id integer NOT NULL REFERENCES artists (id),
        wording text NOT NULL CHECK (length(wording) BETWEEN 1 AND 1000),
        wording_version smallint NOT NULL CHECK (wording_version > 0),
        agreed_at timestamptz NOT NULL,
        revoked_at timestamptz CHECK (revoked_at >= agreed_at)
      );
      CREATE UNIQUE INDEX contact_consents_one_in_force ON contact_consents (user_id, artist_id) WHERE revoked_at IS NULL;
      CREATE INDEX contact_consents_of_artist ON contact_consents (artist_id, id);
      COMMENT ON TABLE contact_consents IS 'A fan agrees that an artist gets their name and email address. A row is withdrawn once and never changed otherwise; agreeing again is a new row.';
      COMMENT ON COLUMN contact_consents.wording IS 'What the fan read and agreed to, word for word.';

      CREATE TABLE follower_exports (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        artist_id integer NOT NULL REFERENCES artists (id),
        user_id integer NOT NULL REFERENCES users (id),
        rows integer NOT NULL DEFAULT 0 CHECK (rows >= 0),
        exported_at timestamptz NOT NULL
      );
      CREATE INDEX follower_exports_by_artist ON follower_exports (artist_id, id DESC);
      COMMENT ON TABLE follower_exports IS 'Who exported the fans that share their contact with an artist, when, and how many rows were sent.';

      CREATE TABLE notice_choices (
        user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        switched_off text[] NOT NULL DEFAULT '{}'
          CONSTRAINT notice_choices_known CHECK (switched_off <@ ARRAY['first-sale', 'morning-after', 'draft-ready', 'payout-sent', 'low-pieces']),
        updated_at timestamptz NOT NULL
      );
      COMMENT ON TABLE notice_choices IS 'The notices that an account has switched off; an account without a row gets all.';

      CREATE TABLE gig_notices (
        gig_id integer NOT NULL REFERENCES gigs (id) ON DELETE CASCADE,
        notice text NOT NULL CHECK (notice IN ('first-sale', 'morning-after')),
        night date NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (gig_id, notice, night)
      );
      COMMENT ON TABLE gig_notices IS 'The notices that are taken care of, one a gig and night, also with several senders at once.';
      COMMENT ON COLUMN gig_notices.night IS 'The day of the gig in its own time zone: a gig that is moved to another day has notices of that day.';
    `)
  }
}
