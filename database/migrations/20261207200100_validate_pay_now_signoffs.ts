import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every signoff is of a kind that there is, with the subject of that kind. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE signoffs VALIDATE CONSTRAINT signoffs_kind_check')
    this.schema.raw('ALTER TABLE signoffs VALIDATE CONSTRAINT signoffs_subject')
  }
}
