import '#catalog/artworks/jobs'
import '#catalog/builder/jobs'
