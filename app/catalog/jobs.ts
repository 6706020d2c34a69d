import '#catalog/artworks/jobs'
