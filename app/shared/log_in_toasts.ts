/** What a page says before it leads to the login page. */
export const LOGGED_OUT = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
}

/** What a page says before the login page if a suspension has ended the session. */
export const ACCOUNT_SUSPENDED = {
  title: 'Account suspended',
  description:
    'We’ve suspended your account, so you are logged out. Email us if you think this is a mistake.',
}
