import { makeCommitsCertain } from '#core/database/certain_commit'

export default class DatabaseProvider {
  register() {
    makeCommitsCertain()
  }
}
