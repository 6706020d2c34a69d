/** SQL expressions over `users` for the name that an account gave, to be tried in turn: both names, else the one given. */
const GIVEN = `users.first_name || ' ' || users.last_name, users.first_name, users.last_name`

/** What an account is called in SQL over `users`: its name, else its email. An index has it in lower case. */
export const ACCOUNT_NAME = `coalesce(${GIVEN}, users.email)`

/** The name alone in SQL over `users`, empty where none was given: beside the email in a list. */
export const GIVEN_NAME = `coalesce(${GIVEN}, '')`
