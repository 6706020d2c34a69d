/** SQL over `users`: what somebody is called by the names they gave; the account's own email comes behind them. */
const GIVEN = `users.first_name || ' ' || users.last_name, users.first_name, users.last_name`

/** What an account is called in SQL over `users`: its name, else its email. An index has it in lower case. */
export const ACCOUNT_NAME = `coalesce(${GIVEN}, users.email)`

/** The name alone in SQL over `users`, empty where none was given: beside the email in a list. */
export const GIVEN_NAME = `coalesce(${GIVEN}, '')`
