import User from '#identity/models/user'

export function findAccountByEmail(email: string): Promise<User | null> {
  return User.findByEmail(email)
}
