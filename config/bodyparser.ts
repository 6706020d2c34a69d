import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    limit: '100kb',
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
  },
  json: { limit: '100kb', convertEmptyStringsToNull: true, types: ['application/json'] },
  multipart: { autoProcess: false, limit: '3mb', types: ['multipart/form-data'] },
})
