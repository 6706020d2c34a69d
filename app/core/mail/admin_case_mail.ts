import { TransactionalMail } from '#core/mail/transactional_mail'

type Admin = { email: string; first_name: string | null }

/** What has happened, what an admin may do about it, and the page for that. */
export type CaseWords = {
  subject: string
  opening: string
  closing: string
  link: string
  button: string
}

/** Tells an admin of a case that they may decide. */
export abstract class AdminCaseMail extends TransactionalMail {
  protected view = 'admin/open_case'

  constructor(private admin: Admin) {
    super()
  }

  protected abstract words(): CaseWords

  protected content() {
    return { to: this.admin.email, name: this.admin.first_name, ...this.words() }
  }
}
