export { RetireProductsOfArtist } from '#approvals/actions/retire_products_of_artist'
