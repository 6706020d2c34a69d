-- Keeps a consent as it was given: a row may be withdrawn once, and nothing else of it changes.

CREATE OR REPLACE FUNCTION keep_contact_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL
     AND to_jsonb(NEW) - 'revoked_at' = to_jsonb(OLD) - 'revoked_at' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a consent can only be withdrawn, once' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER contact_consents_kept BEFORE UPDATE ON contact_consents
  FOR EACH ROW EXECUTE FUNCTION keep_contact_consent();
