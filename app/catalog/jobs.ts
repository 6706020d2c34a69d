import '#catalog/artworks/jobs'
import '#catalog/builder/jobs'
import '#catalog/mockups/jobs'
