-- Whether payouts to the band of an account wait because its owner has lost the second factor: while the request to remove
-- it is open, and after the removal until a new one is old enough (docs/rules/accounts-and-roles.md#lost-devices, MFA-18).
CREATE OR REPLACE FUNCTION lost_device_holds_payouts(account_id integer) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM second_factor_removals
     WHERE user_id = account_id
       AND (status = 'open' OR (status = 'removed' AND payouts_released_at IS NULL)))
$$;

COMMENT ON FUNCTION lost_device_holds_payouts(integer) IS 'Whether payouts to the band of an account wait because its owner has lost the second factor.';
