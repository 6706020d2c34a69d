/** What an account is called in SQL over `users`: its name, else its email. An index has it in lower case. */
export const ACCOUNT_NAME = `coalesce(first_name || ' ' || last_name, first_name, last_name, email)`
