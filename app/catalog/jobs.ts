import '#catalog/artworks/jobs'
import '#catalog/mockups/jobs'
