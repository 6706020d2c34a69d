import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ArtworkUploads, Artworks, PrintFiles, UploadParts } = controllers.catalog.artworks

const artist = middleware.access({ to: 'artist', area: 'products' })

router
  .group(() => {
    router
      .post('/artwork-uploads', [ArtworkUploads, 'store'])
      .as('store')
      .use(middleware.limit({ name: 'artwork-upload', requests: 60, per: '1 hour' }))
    router.get('/artwork-uploads/:id', [ArtworkUploads, 'show']).as('show')
    router.delete('/artwork-uploads/:id', [ArtworkUploads, 'destroy']).as('destroy')
    router.post('/artwork-uploads/:id/finish', [ArtworkUploads, 'finish']).as('finish')
    router
      .post('/artwork-uploads/:id/part-addresses', [UploadParts, 'addresses'])
      .as('part_addresses')
      .use(middleware.limit({ name: 'artwork-part', requests: 600, per: '1 hour' }))
    router.post('/artworks/:id/rights', [Artworks, 'confirm']).as('confirm_rights')
  })
  .prefix('/api')
  .as('artwork_uploads')
  .use(artist)

router
  .put('/api/artwork-uploads/:id/parts/:number', [UploadParts, 'update'])
  .as('artwork_uploads.parts')
  .use([
    middleware.access({ to: 'artist', area: 'products', body: 'part' }),
    // A few files of 200 MB, and what is sent again after a cut.
    middleware.limit({ name: 'artwork-part', requests: 600, per: '1 hour' }),
  ])

router
  .get('/api/artworks/:id', [Artworks, 'show'])
  .as('artworks.show')
  .use(middleware.access({ to: 'artist-or-admin', area: 'products' }))

router
  .get('/artworks/:id/original', [Artworks, 'original'])
  .as('artworks.original')
  .use(middleware.access({ to: 'artist-or-admin', area: 'products' }))

router
  .get('/print-files/:name', [PrintFiles, 'show'])
  .as('print_files')
  .use(middleware.access({ to: 'everyone', cacheable: 'always' }))
