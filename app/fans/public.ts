export { ForgetFan } from '#fans/actions/forget_fan'
export { OwnFavouritesQuery } from '#fans/queries/own_favourites_query'
