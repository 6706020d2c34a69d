/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'artwork.mockup': {
    methods: ["GET","HEAD"]
    pattern: '/artwork/mockups/:productType/:color.svg'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { productType: ParamValue; color: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/artwork/controllers/drawings_controller').default['mockup']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/artwork/controllers/drawings_controller').default['mockup']>>>
    }
  }
  'artwork.poster': {
    methods: ["GET","HEAD"]
    pattern: '/artwork/posters/:accent/:seed/:shape.svg'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { accent: ParamValue; seed: ParamValue; shape: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/artwork/controllers/drawings_controller').default['poster']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/artwork/controllers/drawings_controller').default['poster']>>>
    }
  }
  'identity.sign_in': {
    methods: ["GET","HEAD"]
    pattern: '/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['showFan']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['showFan']>>>
    }
  }
  'identity.artist_sign_in': {
    methods: ["GET","HEAD"]
    pattern: '/login/artist'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['showArtist']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['showArtist']>>>
    }
  }
  'identity.register': {
    methods: ["GET","HEAD"]
    pattern: '/register'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/registration_controller').default['showFan']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/registration_controller').default['showFan']>>>
    }
  }
  'identity.artist_signup': {
    methods: ["GET","HEAD"]
    pattern: '/artist-signup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/registration_controller').default['showArtist']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/registration_controller').default['showArtist']>>>
    }
  }
  'identity.forgot_password': {
    methods: ["GET","HEAD"]
    pattern: '/forgot-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/forgotten_password_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/forgotten_password_controller').default['show']>>>
    }
  }
  'identity.reset_password': {
    methods: ["GET","HEAD"]
    pattern: '/reset-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/password_reset_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/password_reset_controller').default['show']>>>
    }
  }
  'identity.social_redirect': {
    methods: ["GET","HEAD"]
    pattern: '/oauth/:provider/redirect'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/social_sign_in_controller').default['redirect']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/social_sign_in_controller').default['redirect']>>>
    }
  }
  'identity.social_callback': {
    methods: ["GET","HEAD"]
    pattern: '/oauth/:provider/callback'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/social_sign_in_controller').default['callback']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/social_sign_in_controller').default['callback']>>>
    }
  }
  'identity_api.to_sign_in': {
    methods: ["GET","HEAD"]
    pattern: '/api/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['toFan']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['toFan']>>>
    }
  }
  'identity_api.to_artist_sign_in': {
    methods: ["GET","HEAD"]
    pattern: '/api/login/artist'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['toArtist']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['toArtist']>>>
    }
  }
  'identity_api.login': {
    methods: ["POST"]
    pattern: '/api/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['storeFan']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['storeFan']>>>
    }
  }
  'identity_api.artist_login': {
    methods: ["POST"]
    pattern: '/api/login/artist'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['storeArtist']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_controller').default['storeArtist']>>>
    }
  }
  'identity_api.store_account': {
    methods: ["POST"]
    pattern: '/api/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/account_validator').registerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/account_validator').registerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/registration_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/registration_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity_api.to_sign_out': {
    methods: ["GET","HEAD"]
    pattern: '/api/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_out_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_out_controller').default['show']>>>
    }
  }
  'identity_api.sign_out': {
    methods: ["POST"]
    pattern: '/api/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_out_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_out_controller').default['store']>>>
    }
  }
  'identity_api.request_reset': {
    methods: ["POST"]
    pattern: '/api/forgot-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/account_validator').forgotPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/account_validator').forgotPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/forgotten_password_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/forgotten_password_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity_api.store_password': {
    methods: ["POST"]
    pattern: '/api/reset-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/account_validator').resetPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/account_validator').resetPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/password_reset_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/password_reset_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity_api.current_user': {
    methods: ["GET","HEAD"]
    pattern: '/api/auth/user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/current_user_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/current_user_controller').default['show']>>>
    }
  }
  'artists.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#artists/validators/artist_validator').artistListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/artists/controllers/artists_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/artists/controllers/artists_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'artists.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/artists/controllers/artists_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/artists/controllers/artists_controller').default['show']>>>
    }
  }
  'artists.genres': {
    methods: ["GET","HEAD"]
    pattern: '/api/genres'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/artists/controllers/artists_controller').default['genres']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/artists/controllers/artists_controller').default['genres']>>>
    }
  }
  'artists.store': {
    methods: ["POST"]
    pattern: '/api/artists'
    types: {
      body: ExtractBody<InferInput<(typeof import('#artists/validators/artist_validator').createArtistValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#artists/validators/artist_validator').createArtistValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/artists/controllers/artists_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/artists/controllers/artists_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'artists.update': {
    methods: ["PUT"]
    pattern: '/api/artists/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#artists/validators/artist_validator').updateArtistValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#artists/validators/artist_validator').updateArtistValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/artists/controllers/artists_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/artists/controllers/artists_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'artists.photo': {
    methods: ["PUT"]
    pattern: '/api/artists/:id/upload-photo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#artists/validators/artist_validator').photoValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#artists/validators/artist_validator').photoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/artists/controllers/artist_photos_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/artists/controllers/artist_photos_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalog.collections.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/collections'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalog/validators/collection_validator').collectionListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalog/controllers/collections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalog/controllers/collections_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalog.products.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalog/validators/product_validator').productListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalog/controllers/products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalog/controllers/products_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalog.products.featured': {
    methods: ["GET","HEAD"]
    pattern: '/api/products/featured'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalog/controllers/products_controller').default['featured']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalog/controllers/products_controller').default['featured']>>>
    }
  }
  'catalog.products.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#catalog/validators/product_validator').productValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalog/controllers/products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalog/controllers/products_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalog.products.of_artist': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/products'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#catalog/validators/product_validator').artistProductListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalog/controllers/products_controller').default['ofArtist']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalog/controllers/products_controller').default['ofArtist']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalog.products.store': {
    methods: ["POST"]
    pattern: '/api/products'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalog/validators/product_change_validator').createProductValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalog/validators/product_change_validator').createProductValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalog/controllers/product_changes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalog/controllers/product_changes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalog.products.update': {
    methods: ["PATCH"]
    pattern: '/api/products/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalog/validators/product_change_validator').editProductValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalog/validators/product_change_validator').editProductValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalog/controllers/product_changes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalog/controllers/product_changes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'approvals.pending': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/products/pending'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_lists_controller').default['pending']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_lists_controller').default['pending']>>>
    }
  }
  'approvals.management': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/products/management'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_lists_controller').default['management']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_lists_controller').default['management']>>>
    }
  }
  'approvals.rejected': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/products/rejected'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_lists_controller').default['rejected']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_lists_controller').default['rejected']>>>
    }
  }
  'approvals.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/products/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#core/http/list_query').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_statuses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_statuses_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'approvals.review': {
    methods: ["POST"]
    pattern: '/api/products/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#approvals/validators/approval_validator').reviewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#approvals/validators/approval_validator').reviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_reviews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_reviews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'approvals.status': {
    methods: ["PATCH"]
    pattern: '/api/products/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#approvals/validators/approval_validator').statusValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#approvals/validators/approval_validator').statusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_statuses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/approvals/controllers/product_statuses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'fans.wishlist': {
    methods: ["GET","HEAD"]
    pattern: '/wishlist'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/wishlist_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/wishlist_controller').default['show']>>>
    }
  }
  'fans.favorites.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/:userId/favorites'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#core/http/list_query').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/favorite_artists_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/favorite_artists_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'fans.favorites.store': {
    methods: ["POST"]
    pattern: '/api/users/:userId/favorites'
    types: {
      body: ExtractBody<InferInput<(typeof import('#fans/validators/favorite_validator').favoriteArtistValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#fans/validators/favorite_validator').favoriteArtistValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/favorite_artists_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/favorite_artists_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'fans.favorites.check': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/:userId/favorites/:artistId/check'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; artistId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/favorite_artists_controller').default['check']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/favorite_artists_controller').default['check']>>>
    }
  }
  'fans.favorites.update': {
    methods: ["PATCH"]
    pattern: '/api/users/:userId/favorites/:artistId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#fans/validators/news_validator').newsConsentValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; artistId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#fans/validators/news_validator').newsConsentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/favorite_artists_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/favorite_artists_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'fans.favorites.destroy': {
    methods: ["DELETE"]
    pattern: '/api/users/:userId/favorites/:artistId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; artistId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/favorite_artists_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/favorite_artists_controller').default['destroy']>>>
    }
  }
  'fans.product_favorites.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/:userId/product-favorites'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#core/http/list_query').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/product_favorites_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/product_favorites_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'fans.product_favorites.store': {
    methods: ["POST"]
    pattern: '/api/users/:userId/product-favorites'
    types: {
      body: ExtractBody<InferInput<(typeof import('#fans/validators/favorite_validator').wishlistValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#fans/validators/favorite_validator').wishlistValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/product_favorites_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/product_favorites_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'fans.product_favorites.check': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/:userId/product-favorites/:productId/check'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; productId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/product_favorites_controller').default['check']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/product_favorites_controller').default['check']>>>
    }
  }
  'fans.product_favorites.destroy': {
    methods: ["DELETE"]
    pattern: '/api/users/:userId/product-favorites/:productId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; productId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/product_favorites_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/product_favorites_controller').default['destroy']>>>
    }
  }
  'fans.announcements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/announcements'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#core/http/list_query').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/announcements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/announcements_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'fans.announcements.store': {
    methods: ["POST"]
    pattern: '/api/artists/:id/announcements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#fans/validators/news_validator').announcementValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#fans/validators/news_validator').announcementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/announcements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/announcements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'fans.news.show': {
    methods: ["GET","HEAD"]
    pattern: '/news/stop'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/news_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/news_controller').default['show']>>>
    }
  }
  'fans.news.stop': {
    methods: ["POST"]
    pattern: '/news/stop'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fans/controllers/news_controller').default['stop']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fans/controllers/news_controller').default['stop']>>>
    }
  }
  'provider.status': {
    methods: ["GET","HEAD"]
    pattern: '/api/printful/status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_connection_controller').default['status']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_connection_controller').default['status']>>>
    }
  }
  'provider.products': {
    methods: ["GET","HEAD"]
    pattern: '/api/printful/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_catalog_controller').default['products']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_catalog_controller').default['products']>>>
    }
  }
  'provider.catalog': {
    methods: ["GET","HEAD"]
    pattern: '/api/printful/catalog'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_catalog_controller').default['catalog']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_catalog_controller').default['catalog']>>>
    }
  }
  'provider.variants': {
    methods: ["GET","HEAD"]
    pattern: '/api/printful/catalog/:id/variants'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_catalog_controller').default['variants']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_catalog_controller').default['variants']>>>
    }
  }
  'provider.products.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/printful/products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/store_products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/store_products_controller').default['show']>>>
    }
  }
  'provider.auth_url': {
    methods: ["GET","HEAD"]
    pattern: '/api/printful/auth-url'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_connection_controller').default['authorizationUrl']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_connection_controller').default['authorizationUrl']>>>
    }
  }
  'provider.disconnect': {
    methods: ["DELETE"]
    pattern: '/api/printful/connection'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_connection_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_connection_controller').default['destroy']>>>
    }
  }
  'provider.callback': {
    methods: ["GET","HEAD"]
    pattern: '/printful/callback'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_connection_controller').default['callback']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_connection_controller').default['callback']>>>
    }
  }
  'provider.pages': {
    methods: ["GET","HEAD"]
    pattern: '/printful'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_pages_controller').default['show']>>>
    }
  }
  'provider.test': {
    methods: ["GET","HEAD"]
    pattern: '/test/printful'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_pages_controller').default['test']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/provider_pages_controller').default['test']>>>
    }
  }
  'provider.syncs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/printful/sync'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/syncs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/syncs_controller').default['index']>>>
    }
  }
  'provider.syncs.store': {
    methods: ["POST"]
    pattern: '/api/admin/printful/sync'
    types: {
      body: ExtractBody<InferInput<(typeof import('#fulfilment/validators/sync_validator').syncValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#fulfilment/validators/sync_validator').syncValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/syncs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/syncs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'provider.webhook': {
    methods: ["POST"]
    pattern: '/api/webhooks/printful/:secret'
    types: {
      body: ExtractBody<InferInput<(typeof import('#fulfilment/webhooks/printful_event').printfulEventValidator)>>
      paramsTuple: [ParamValue]
      params: { secret: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#fulfilment/webhooks/printful_event').printfulEventValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/printful_webhook_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/fulfilment/controllers/printful_webhook_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'gigs.scan': {
    methods: ["POST"]
    pattern: '/api/qr-codes/:code/scan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/qr_codes_controller').default['scan']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/qr_codes_controller').default['scan']>>>
    }
  }
  'gigs.of_artist': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/qr-codes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#core/http/list_query').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/qr_codes_controller').default['ofArtist']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/qr_codes_controller').default['ofArtist']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'gigs.gigs_of_artist': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/gigs'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#core/http/list_query').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/gigs_controller').default['ofArtist']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/gigs_controller').default['ofArtist']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'gigs.create_code': {
    methods: ["POST"]
    pattern: '/api/qr-codes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#gigs/validators/qr_code_validator').qrCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#gigs/validators/qr_code_validator').qrCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/own_qr_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/own_qr_codes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'gigs.change_code': {
    methods: ["PATCH"]
    pattern: '/api/qr-codes/:code'
    types: {
      body: ExtractBody<InferInput<(typeof import('#gigs/validators/qr_code_validator').qrCodeChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#gigs/validators/qr_code_validator').qrCodeChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/own_qr_codes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/own_qr_codes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'gigs.create_gig': {
    methods: ["POST"]
    pattern: '/api/gigs'
    types: {
      body: ExtractBody<InferInput<(typeof import('#gigs/validators/gig_validator').gigValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#gigs/validators/gig_validator').gigValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/gigs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/gigs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'gigs.change_gig': {
    methods: ["PATCH"]
    pattern: '/api/gigs/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#gigs/validators/gig_validator').gigChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#gigs/validators/gig_validator').gigChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/gigs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/gigs_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'gigs.remove_gig': {
    methods: ["DELETE"]
    pattern: '/api/gigs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/gigs_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/gigs_controller').default['destroy']>>>
    }
  }
  'gigs.opt_out': {
    methods: ["POST"]
    pattern: '/api/attribution/opt-out'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/attribution_opt_out_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/attribution_opt_out_controller').default['store']>>>
    }
  }
  'gigs.opt_in': {
    methods: ["DELETE"]
    pattern: '/api/attribution/opt-out'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/attribution_opt_out_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/attribution_opt_out_controller').default['destroy']>>>
    }
  }
  'qr_files.svg': {
    methods: ["GET","HEAD"]
    pattern: '/qr-codes/:code/image.svg'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/qr_files_controller').default['svg']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/qr_files_controller').default['svg']>>>
    }
  }
  'qr_files.png': {
    methods: ["GET","HEAD"]
    pattern: '/qr-codes/:code/image.png'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/qr_files_controller').default['png']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/qr_files_controller').default['png']>>>
    }
  }
  'qr_files.poster': {
    methods: ["GET","HEAD"]
    pattern: '/qr-codes/:code/poster.pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/gigs/controllers/qr_files_controller').default['poster']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/gigs/controllers/qr_files_controller').default['poster']>>>
    }
  }
  'orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['index']>>>
    }
  }
  'orders.link': {
    methods: ["POST"]
    pattern: '/api/orders/link'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/order_link_validator').orderLinkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/order_link_validator').orderLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/order_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/order_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['show']>>>
    }
  }
  'orders.receive': {
    methods: ["POST"]
    pattern: '/api/orders/:id/received'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['receive']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['receive']>>>
    }
  }
  'orders.of_artist': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/orders'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#orders/validators/sold_orders_validator').soldOrdersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['ofArtist']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['ofArtist']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.of_user': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/:userId/orders'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['ofUser']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_controller').default['ofUser']>>>
    }
  }
  'orders.export': {
    methods: ["GET","HEAD"]
    pattern: '/artists/:id/orders.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/order_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/order_exports_controller').default['show']>>>
    }
  }
  'order_pages.list': {
    methods: ["GET","HEAD"]
    pattern: '/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/order_pages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/order_pages_controller').default['index']>>>
    }
  }
  'order_pages.find': {
    methods: ["GET","HEAD"]
    pattern: '/orders/find'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/order_pages_controller').default['find']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/order_pages_controller').default['find']>>>
    }
  }
  'order_pages.order': {
    methods: ["GET","HEAD"]
    pattern: '/orders/:orderNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/order_pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/order_pages_controller').default['show']>>>
    }
  }
  'reviews.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/products/:id/reviews'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#core/http/list_query').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/reviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/reviews_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reviews.store': {
    methods: ["POST"]
    pattern: '/api/products/:id/reviews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#reviews/validators/review_validator').reviewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#reviews/validators/review_validator').reviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/reviews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/reviews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reviews.create': {
    methods: ["GET","HEAD"]
    pattern: '/product/:id/review'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reviews/controllers/reviews_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reviews/controllers/reviews_controller').default['create']>>>
    }
  }
  'payments.stripe_webhook': {
    methods: ["POST"]
    pattern: '/api/webhooks/stripe'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/stripe_webhook_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/stripe_webhook_controller').default['store']>>>
    }
  }
  'payouts.payout_account': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/payout-account'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payout_accounts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payout_accounts_controller').default['show']>>>
    }
  }
  'payouts.set_up': {
    methods: ["POST"]
    pattern: '/api/artists/:id/payout-account'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payout_accounts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payout_accounts_controller').default['store']>>>
    }
  }
  'payouts.manage': {
    methods: ["POST"]
    pattern: '/api/artists/:id/payout-account/manage'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payout_accounts_controller').default['manage']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payout_accounts_controller').default['manage']>>>
    }
  }
  'payouts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/payouts'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#core/http/list_query').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payouts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payouts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payouts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/payouts/:payoutId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; payoutId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payouts_controller').default['show']>>>
    }
  }
  'payouts.statements': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/statements'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['index']>>>
    }
  }
  'payouts.statement': {
    methods: ["GET","HEAD"]
    pattern: '/api/artists/:id/statements/:month'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; month: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#core/http/list_query').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statement_files.csv': {
    methods: ["GET","HEAD"]
    pattern: '/artists/:id/statements/:month.csv'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; month: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['csv']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['csv']>>>
    }
  }
  'statement_files.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/artists/:id/statements/:month.pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; month: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['pdf']>>>
    }
  }
  'checkout.orders.store': {
    methods: ["POST"]
    pattern: '/api/orders'
    types: {
      body: ExtractBody<InferInput<(typeof import('#checkout/validators/order_validator').placeOrderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#checkout/validators/order_validator').placeOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/checkout/controllers/placements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/checkout/controllers/placements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'checkout.session': {
    methods: ["POST"]
    pattern: '/api/create-checkout-session'
    types: {
      body: ExtractBody<InferInput<(typeof import('#checkout/validators/order_validator').createCheckoutSessionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#checkout/validators/order_validator').createCheckoutSessionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/checkout/controllers/placements_controller').default['checkoutSession']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/checkout/controllers/placements_controller').default['checkoutSession']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'purchases.pay': {
    methods: ["POST"]
    pattern: '/api/orders/:id/pay'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/checkout/controllers/purchases_controller').default['pay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/checkout/controllers/purchases_controller').default['pay']>>>
    }
  }
  'purchases.cancel': {
    methods: ["POST"]
    pattern: '/api/orders/:id/cancel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/checkout/controllers/purchases_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/checkout/controllers/purchases_controller').default['cancel']>>>
    }
  }
  'checkout.quote': {
    methods: ["POST"]
    pattern: '/api/cart/quote'
    types: {
      body: ExtractBody<InferInput<(typeof import('#checkout/validators/order_validator').quoteValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#checkout/validators/order_validator').quoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/checkout/controllers/baskets_controller').default['quote']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/checkout/controllers/baskets_controller').default['quote']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'checkout.show': {
    methods: ["GET","HEAD"]
    pattern: '/checkout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/checkout/controllers/baskets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/checkout/controllers/baskets_controller').default['show']>>>
    }
  }
  'checkout.success': {
    methods: ["GET","HEAD"]
    pattern: '/checkout/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/checkout/controllers/results_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/checkout/controllers/results_controller').default['success']>>>
    }
  }
  'checkout.cancel': {
    methods: ["GET","HEAD"]
    pattern: '/checkout/cancel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/checkout/controllers/results_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/checkout/controllers/results_controller').default['cancel']>>>
    }
  }
  'account.show': {
    methods: ["GET","HEAD"]
    pattern: '/account'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_pages_controller').default['show']>>>
    }
  }
  'account.deletion': {
    methods: ["GET","HEAD"]
    pattern: '/account/delete'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_pages_controller').default['deletion']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_pages_controller').default['deletion']>>>
    }
  }
  'account.verification': {
    methods: ["GET","HEAD"]
    pattern: '/account/verify'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_pages_controller').default['verification']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_pages_controller').default['verification']>>>
    }
  }
  'account.email': {
    methods: ["GET","HEAD"]
    pattern: '/account/email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/account_pages_controller').default['email']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/account_pages_controller').default['email']>>>
    }
  }
  'account_api.update': {
    methods: ["PATCH"]
    pattern: '/api/account'
    types: {
      body: ExtractBody<InferInput<(typeof import('#account/validators/account_validator').nameValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#account/validators/account_validator').nameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/profiles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/profiles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'account_api.destroy': {
    methods: ["DELETE"]
    pattern: '/api/account'
    types: {
      body: ExtractBody<InferInput<(typeof import('#account/validators/account_validator').deletionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#account/validators/account_validator').deletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/deletions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/deletions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'account_api.password': {
    methods: ["PUT"]
    pattern: '/api/account/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#account/validators/account_validator').passwordChangeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#account/validators/account_validator').passwordChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'account_api.sessions': {
    methods: ["POST"]
    pattern: '/api/account/sign-out-everywhere'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/sessions_controller').default['destroy']>>>
    }
  }
  'account_mails.email': {
    methods: ["POST"]
    pattern: '/api/account/email'
    types: {
      body: ExtractBody<InferInput<(typeof import('#account/validators/account_validator').emailChangeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#account/validators/account_validator').emailChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/emails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/emails_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'account_mails.deletion_link': {
    methods: ["POST"]
    pattern: '/api/account/deletion-link'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/deletions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/deletions_controller').default['store']>>>
    }
  }
  'account_mails.verification': {
    methods: ["POST"]
    pattern: '/api/account/verification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/verifications_controller').default['store']>>>
    }
  }
  'account_api.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/account/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/exports_controller').default['show']>>>
    }
  }
  'account_api.confirm_email': {
    methods: ["POST"]
    pattern: '/api/account/email/confirm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#account/validators/account_validator').linkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#account/validators/account_validator').linkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/emails_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/emails_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'account_api.confirm_verification': {
    methods: ["POST"]
    pattern: '/api/account/verification/confirm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#account/validators/account_validator').linkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#account/validators/account_validator').linkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/account/controllers/verifications_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/account/controllers/verifications_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'insights.events': {
    methods: ["POST"]
    pattern: '/api/events'
    types: {
      body: ExtractBody<InferInput<(typeof import('#insights/validators/event_validator').eventValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#insights/validators/event_validator').eventValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/insights/controllers/events_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/insights/controllers/events_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'insights.live': {
    methods: ["GET","HEAD"]
    pattern: '/api/gigs/:id/live'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/insights/controllers/live_gigs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/insights/controllers/live_gigs_controller').default['show']>>>
    }
  }
  'storefront.home': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/home_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/home_controller').default['show']>>>
    }
  }
  'storefront.browse': {
    methods: ["GET","HEAD"]
    pattern: '/browse'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/gallery_controller').default['browse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/gallery_controller').default['browse']>>>
    }
  }
  'storefront.collections': {
    methods: ["GET","HEAD"]
    pattern: '/collections'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/collections_page_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/collections_page_controller').default['show']>>>
    }
  }
  'storefront.artists': {
    methods: ["GET","HEAD"]
    pattern: '/artists'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/gallery_controller').default['artistGallery']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/gallery_controller').default['artistGallery']>>>
    }
  }
  'storefront.store': {
    methods: ["GET","HEAD"]
    pattern: '/store/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/store_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/store_controller').default['store']>>>
    }
  }
  'storefront.product': {
    methods: ["GET","HEAD"]
    pattern: '/product/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/store_controller').default['product']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/store_controller').default['product']>>>
    }
  }
  'storefront.artist': {
    methods: ["GET","HEAD"]
    pattern: '/artist/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/store_controller').default['redirect']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/store_controller').default['redirect']>>>
    }
  }
  'storefront.artist_store': {
    methods: ["GET","HEAD"]
    pattern: '/artist/:id/store'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/store_controller').default['redirect']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/store_controller').default['redirect']>>>
    }
  }
  'storefront.scan': {
    methods: ["GET","HEAD"]
    pattern: '/scan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/scan_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/scan_controller').default['show']>>>
    }
  }
  'storefront.privacy': {
    methods: ["GET","HEAD"]
    pattern: '/privacy'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/texts_controller').default['privacy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/texts_controller').default['privacy']>>>
    }
  }
  'storefront.terms': {
    methods: ["GET","HEAD"]
    pattern: '/terms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/texts_controller').default['terms']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/texts_controller').default['terms']>>>
    }
  }
  'storefront.delivery_and_returns': {
    methods: ["GET","HEAD"]
    pattern: '/delivery-and-returns'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/texts_controller').default['deliveryAndReturns']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/texts_controller').default['deliveryAndReturns']>>>
    }
  }
  'storefront.contact': {
    methods: ["GET","HEAD"]
    pattern: '/contact'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/texts_controller').default['contact']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/texts_controller').default['contact']>>>
    }
  }
  'storefront_sharing.robots': {
    methods: ["GET","HEAD"]
    pattern: '/robots.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/search_engines_controller').default['robots']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/search_engines_controller').default['robots']>>>
    }
  }
  'storefront_sharing.sitemap': {
    methods: ["GET","HEAD"]
    pattern: '/sitemap.xml'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/search_engines_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/search_engines_controller').default['index']>>>
    }
  }
  'storefront_sharing.sitemap_part': {
    methods: ["GET","HEAD"]
    pattern: '/sitemaps/:part'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { part: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/search_engines_controller').default['part']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/search_engines_controller').default['part']>>>
    }
  }
  'storefront_sharing.share_product': {
    methods: ["GET","HEAD"]
    pattern: '/share/2/products/:id/:version'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; version: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/share_pictures_controller').default['product']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/share_pictures_controller').default['product']>>>
    }
  }
  'storefront_sharing.share_picture': {
    methods: ["GET","HEAD"]
    pattern: '/share/1/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/storefront/controllers/share_pictures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/storefront/controllers/share_pictures_controller').default['show']>>>
    }
  }
  'studio.dashboard': {
    methods: ["GET","HEAD"]
    pattern: '/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/studio/controllers/dashboard_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/studio/controllers/dashboard_controller').default['show']>>>
    }
  }
  'admin.area': {
    methods: ["GET","HEAD"]
    pattern: '/admin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/area_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/area_controller').default['show']>>>
    }
  }
  'admin.products': {
    methods: ["GET","HEAD"]
    pattern: '/admin/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/making_controller').default['products']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/making_controller').default['products']>>>
    }
  }
  'admin.products.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/products.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/products_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/products_controller').default['export']>>>
    }
  }
  'admin.product': {
    methods: ["GET","HEAD"]
    pattern: '/admin/products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/making_controller').default['product']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/making_controller').default['product']>>>
    }
  }
  'admin.store': {
    methods: ["GET","HEAD"]
    pattern: '/admin/catalog'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/making_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/making_controller').default['store']>>>
    }
  }
  'admin.catalog': {
    methods: ["GET","HEAD"]
    pattern: '/admin/catalog-old'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/making_controller').default['catalog']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/making_controller').default['catalog']>>>
    }
  }
  'admin.orders': {
    methods: ["GET","HEAD"]
    pattern: '/admin/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/orders_controller').default['index']>>>
    }
  }
  'admin.orders.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/orders.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/orders_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/orders_controller').default['export']>>>
    }
  }
  'admin.order': {
    methods: ["GET","HEAD"]
    pattern: '/admin/orders/:orderNumber'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNumber: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/orders_controller').default['show']>>>
    }
  }
  'admin.disputes': {
    methods: ["GET","HEAD"]
    pattern: '/admin/disputes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/disputes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/disputes_controller').default['index']>>>
    }
  }
  'admin.payouts': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payouts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/payouts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/payouts_controller').default['index']>>>
    }
  }
  'admin.users': {
    methods: ["GET","HEAD"]
    pattern: '/admin/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/accounts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/accounts_controller').default['index']>>>
    }
  }
  'admin.users.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/users.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/accounts_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/accounts_controller').default['export']>>>
    }
  }
  'admin.audit': {
    methods: ["GET","HEAD"]
    pattern: '/admin/audit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/acts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/acts_controller').default['index']>>>
    }
  }
  'admin.queues': {
    methods: ["GET","HEAD"]
    pattern: '/admin/queues'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/queues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/queues_controller').default['index']>>>
    }
  }
  'admin.artists': {
    methods: ["GET","HEAD"]
    pattern: '/admin/artists'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/artists_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/artists_controller').default['index']>>>
    }
  }
  'admin.artists.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/artists.csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/artists_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/artists_controller').default['export']>>>
    }
  }
  'admin.api.pricing': {
    methods: ["POST"]
    pattern: '/api/admin/calculate-pricing'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/pricing_validator').calculatePricingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/pricing_validator').calculatePricingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/pricing_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/pricing_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.products.store': {
    methods: ["POST"]
    pattern: '/api/admin/products'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/product_validator').adminProductValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/product_validator').adminProductValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/products_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/products_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.products.send': {
    methods: ["POST"]
    pattern: '/api/admin/products/send'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/product_validator').sendProductsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/product_validator').sendProductsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/products_controller').default['send']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/products_controller').default['send']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.products.update': {
    methods: ["PATCH"]
    pattern: '/api/admin/products/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/product_validator').adminProductChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/product_validator').adminProductChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/products_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/products_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.products.advice': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/products/advice'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#admin/validators/product_validator').adviceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/advice_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/advice_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.products.drafts': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/products/drafts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#core/http/list_query').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/products_controller').default['drafts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/products_controller').default['drafts']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.users.suspensions': {
    methods: ["PATCH"]
    pattern: '/api/admin/users/suspension'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/account_validator').suspensionsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/account_validator').suspensionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/accounts_controller').default['updateSuspensions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/accounts_controller').default['updateSuspensions']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.users.role': {
    methods: ["PATCH"]
    pattern: '/api/admin/users/:id/role'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/account_validator').roleChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/account_validator').roleChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/accounts_controller').default['updateRole']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/accounts_controller').default['updateRole']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.users.suspension': {
    methods: ["PATCH"]
    pattern: '/api/admin/users/:id/suspension'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/account_validator').suspensionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/account_validator').suspensionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/accounts_controller').default['updateSuspension']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/accounts_controller').default['updateSuspension']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.orders.deliver': {
    methods: ["POST"]
    pattern: '/api/admin/orders/delivered'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/order_validator').deliverOrdersValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/order_validator').deliverOrdersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/order_acts_controller').default['deliver']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/order_acts_controller').default['deliver']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.orders.refund': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/refund'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/order_validator').refundOrderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/order_validator').refundOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/order_acts_controller').default['refund']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/order_acts_controller').default['refund']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.orders.cancel': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/cancel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/order_validator').cancelOrderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/order_validator').cancelOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/order_acts_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/order_acts_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.orders.release': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/release'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/order_validator').releaseOrderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/order_validator').releaseOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/order_acts_controller').default['release']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/order_acts_controller').default['release']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.orders.remake': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:id/remake'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/order_validator').remakeOrderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/order_validator').remakeOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/production_controller').default['remake']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/production_controller').default['remake']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.production.retry': {
    methods: ["POST"]
    pattern: '/api/admin/provider-orders/:id/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/production_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/production_controller').default['retry']>>>
    }
  }
  'admin.api.artists.verifications': {
    methods: ["PATCH"]
    pattern: '/api/admin/artists/verification'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/artist_validator').verificationsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/artist_validator').verificationsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/artists_controller').default['updateVerifications']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/artists_controller').default['updateVerifications']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.artists.verification': {
    methods: ["PATCH"]
    pattern: '/api/admin/artists/:id/verification'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/artist_validator').verificationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/artist_validator').verificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/artists_controller').default['updateVerification']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/artists_controller').default['updateVerification']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.payouts.retry': {
    methods: ["POST"]
    pattern: '/api/admin/payouts/:id/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/payouts_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/payouts_controller').default['retry']>>>
    }
  }
  'admin.api.payouts.hold': {
    methods: ["PATCH"]
    pattern: '/api/admin/artists/:id/payouts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/payout_validator').holdValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/payout_validator').holdValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/payouts_controller').default['hold']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/payouts_controller').default['hold']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.artists.share': {
    methods: ["PATCH"]
    pattern: '/api/admin/artists/:id/share'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/artist_validator').shareValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/artist_validator').shareValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/artists_controller').default['updateShare']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/artists_controller').default['updateShare']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.queues.retry': {
    methods: ["POST"]
    pattern: '/api/admin/queues/:name/retry'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/queue_validator').retryJobsValidator)>>
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/queue_validator').retryJobsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/queues_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/queues_controller').default['retry']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.api.mails.retry': {
    methods: ["POST"]
    pattern: '/api/admin/mails/retry'
    types: {
      body: ExtractBody<InferInput<(typeof import('#admin/validators/queue_validator').retryMailsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#admin/validators/queue_validator').retryMailsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/admin/controllers/queues_controller').default['retryMail']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/admin/controllers/queues_controller').default['retryMail']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'dev.roles': {
    methods: ["GET","HEAD"]
    pattern: '/dev/roles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/dev_roles_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/dev_roles_controller').default['index']>>>
    }
  }
  'dev.set_role': {
    methods: ["POST"]
    pattern: '/api/dev/set-role'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/account_validator').roleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/account_validator').roleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/dev_roles_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/dev_roles_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'dev.sign_in': {
    methods: ["POST"]
    pattern: '/api/dev/sign-in'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/account_validator').roleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/account_validator').roleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/dev_roles_controller').default['signIn']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/dev_roles_controller').default['signIn']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'printful_sandbox.products.list': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listProducts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listProducts']>>>
    }
  }
  'printful_sandbox.products.variant': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/products/variant/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getVariant']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getVariant']>>>
    }
  }
  'printful_sandbox.products.get': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getProduct']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getProduct']>>>
    }
  }
  'printful_sandbox.products.sizes': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/products/:id/sizes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getSizes']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getSizes']>>>
    }
  }
  'printful_sandbox.categories': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listCategories']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listCategories']>>>
    }
  }
  'printful_sandbox.stores.list': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/stores'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listStores']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listStores']>>>
    }
  }
  'printful_sandbox.stores.get': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/stores/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getStore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getStore']>>>
    }
  }
  'printful_sandbox.scopes': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/oauth/scopes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listScopes']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listScopes']>>>
    }
  }
  'printful_sandbox.rates': {
    methods: ["POST"]
    pattern: '/sandbox/printful/api/shipping/rates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['calculateRates']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['calculateRates']>>>
    }
  }
  'printful_sandbox.countries': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/countries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listCountries']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listCountries']>>>
    }
  }
  'printful_sandbox.own.list': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/store/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listSyncProducts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listSyncProducts']>>>
    }
  }
  'printful_sandbox.own.create': {
    methods: ["POST"]
    pattern: '/sandbox/printful/api/store/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['createSyncProduct']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['createSyncProduct']>>>
    }
  }
  'printful_sandbox.own.get': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/store/products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getSyncProduct']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getSyncProduct']>>>
    }
  }
  'printful_sandbox.own.update': {
    methods: ["PUT"]
    pattern: '/sandbox/printful/api/store/products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['updateSyncProduct']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['updateSyncProduct']>>>
    }
  }
  'printful_sandbox.own.delete': {
    methods: ["DELETE"]
    pattern: '/sandbox/printful/api/store/products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['deleteSyncProduct']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['deleteSyncProduct']>>>
    }
  }
  'printful_sandbox.variants.create': {
    methods: ["POST"]
    pattern: '/sandbox/printful/api/store/products/:id/variants'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['createSyncVariant']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['createSyncVariant']>>>
    }
  }
  'printful_sandbox.variants.get': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/store/variants/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getSyncVariant']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getSyncVariant']>>>
    }
  }
  'printful_sandbox.variants.update': {
    methods: ["PUT"]
    pattern: '/sandbox/printful/api/store/variants/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['updateSyncVariant']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['updateSyncVariant']>>>
    }
  }
  'printful_sandbox.variants.delete': {
    methods: ["DELETE"]
    pattern: '/sandbox/printful/api/store/variants/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['deleteSyncVariant']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['deleteSyncVariant']>>>
    }
  }
  'printful_sandbox.orders.list': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listOrders']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['listOrders']>>>
    }
  }
  'printful_sandbox.orders.create': {
    methods: ["POST"]
    pattern: '/sandbox/printful/api/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['createOrder']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['createOrder']>>>
    }
  }
  'printful_sandbox.estimate': {
    methods: ["POST"]
    pattern: '/sandbox/printful/api/orders/estimate-costs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['estimateCosts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['estimateCosts']>>>
    }
  }
  'printful_sandbox.orders.get': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getOrder']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getOrder']>>>
    }
  }
  'printful_sandbox.orders.update': {
    methods: ["PUT"]
    pattern: '/sandbox/printful/api/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['updateOrder']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['updateOrder']>>>
    }
  }
  'printful_sandbox.orders.cancel': {
    methods: ["DELETE"]
    pattern: '/sandbox/printful/api/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['cancelOrder']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['cancelOrder']>>>
    }
  }
  'printful_sandbox.orders.confirm': {
    methods: ["POST"]
    pattern: '/sandbox/printful/api/orders/:id/confirm'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['confirmOrder']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['confirmOrder']>>>
    }
  }
  'printful_sandbox.webhooks.get': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/api/webhooks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getWebhooks']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['getWebhooks']>>>
    }
  }
  'printful_sandbox.webhooks.create': {
    methods: ["POST"]
    pattern: '/sandbox/printful/api/webhooks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['createWebhooks']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['createWebhooks']>>>
    }
  }
  'printful_sandbox.webhooks.delete': {
    methods: ["DELETE"]
    pattern: '/sandbox/printful/api/webhooks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['deleteWebhooks']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_api_controller').default['deleteWebhooks']>>>
    }
  }
  'printful_sandbox.authorize': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/oauth/authorize'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_oauth_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_oauth_controller').default['show']>>>
    }
  }
  'printful_sandbox.answer': {
    methods: ["POST"]
    pattern: '/sandbox/printful/oauth/authorize'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_oauth_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_oauth_controller').default['store']>>>
    }
  }
  'printful_sandbox.token': {
    methods: ["POST"]
    pattern: '/sandbox/printful/oauth/token'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_oauth_controller').default['token']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_oauth_controller').default['token']>>>
    }
  }
  'printful_sandbox.faults': {
    methods: ["POST"]
    pattern: '/sandbox/printful/faults'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_faults_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_faults_controller').default['store']>>>
    }
  }
  'printful_sandbox.life': {
    methods: ["POST"]
    pattern: '/sandbox/printful/life'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_life_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_life_controller').default['store']>>>
    }
  }
  'printful_sandbox.image': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/printful/images/:productType/:color/:seed'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { productType: ParamValue; color: ParamValue; seed: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_images_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/printful_images_controller').default['show']>>>
    }
  }
  'dev.populate': {
    methods: ["POST"]
    pattern: '/api/dev/populate-test-data'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/test_data_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/test_data_controller').default['store']>>>
    }
  }
  'dev.mails': {
    methods: ["GET","HEAD"]
    pattern: '/dev/mail'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mailbox_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mailbox_controller').default['index']>>>
    }
  }
  'dev.mail_previews': {
    methods: ["GET","HEAD"]
    pattern: '/dev/mail/previews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mail_previews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mail_previews_controller').default['index']>>>
    }
  }
  'dev.mail_preview': {
    methods: ["GET","HEAD"]
    pattern: '/dev/mail/previews/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mail_previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mail_previews_controller').default['show']>>>
    }
  }
  'dev.mail_preview_body': {
    methods: ["GET","HEAD"]
    pattern: '/dev/mail/previews/:name/body'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mail_previews_controller').default['body']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mail_previews_controller').default['body']>>>
    }
  }
  'dev.mail': {
    methods: ["GET","HEAD"]
    pattern: '/dev/mail/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mailbox_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mailbox_controller').default['show']>>>
    }
  }
  'dev.mail_body': {
    methods: ["GET","HEAD"]
    pattern: '/dev/mail/:id/body'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mailbox_controller').default['body']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/mailbox_controller').default['body']>>>
    }
  }
  'stripe_sandbox.customers.create': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/v1/customers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['createCustomer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['createCustomer']>>>
    }
  }
  'stripe_sandbox.sessions.create': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/v1/checkout/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['createSession']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['createSession']>>>
    }
  }
  'stripe_sandbox.sessions.retrieve': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/checkout/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveSession']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveSession']>>>
    }
  }
  'stripe_sandbox.sessions.expire': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/v1/checkout/sessions/:id/expire'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['expireSession']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['expireSession']>>>
    }
  }
  'stripe_sandbox.payment_intents.retrieve': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/payment_intents/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveIntent']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveIntent']>>>
    }
  }
  'stripe_sandbox.refunds.create': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/v1/refunds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['createRefund']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['createRefund']>>>
    }
  }
  'stripe_sandbox.refunds.list': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/refunds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['listRefunds']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['listRefunds']>>>
    }
  }
  'stripe_sandbox.refunds.retrieve': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/refunds/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveRefund']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveRefund']>>>
    }
  }
  'stripe_sandbox.balance.retrieve': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/balance'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveBalance']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveBalance']>>>
    }
  }
  'stripe_sandbox.balance_transactions.list': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/balance_transactions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['listBalanceTransactions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['listBalanceTransactions']>>>
    }
  }
  'stripe_sandbox.disputes.retrieve': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/disputes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveDispute']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveDispute']>>>
    }
  }
  'stripe_sandbox.events.list': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/events'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['listEvents']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['listEvents']>>>
    }
  }
  'stripe_sandbox.events.retrieve': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/events/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveEvent']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_api_controller').default['retrieveEvent']>>>
    }
  }
  'stripe_sandbox.accounts.create': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/v1/accounts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['createAccount']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['createAccount']>>>
    }
  }
  'stripe_sandbox.accounts.retrieve': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/accounts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['retrieveAccount']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['retrieveAccount']>>>
    }
  }
  'stripe_sandbox.login_links.create': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/v1/accounts/:id/login_links'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['createLoginLink']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['createLoginLink']>>>
    }
  }
  'stripe_sandbox.account_links.create': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/v1/account_links'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['createAccountLink']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['createAccountLink']>>>
    }
  }
  'stripe_sandbox.transfers.create': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/v1/transfers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['createTransfer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['createTransfer']>>>
    }
  }
  'stripe_sandbox.transfers.list': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/transfers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['listTransfers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['listTransfers']>>>
    }
  }
  'stripe_sandbox.transfers.retrieve': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/transfers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['retrieveTransfer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['retrieveTransfer']>>>
    }
  }
  'stripe_sandbox.reversals.create': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/v1/transfers/:id/reversals'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['createReversal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['createReversal']>>>
    }
  }
  'stripe_sandbox.reversals.list': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/transfers/:id/reversals'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['listReversals']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['listReversals']>>>
    }
  }
  'stripe_sandbox.payouts.retrieve': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/v1/payouts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['retrieveBankPayout']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_connect_controller').default['retrieveBankPayout']>>>
    }
  }
  'stripe_sandbox.faults': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/v1/faults'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_faults_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_faults_controller').default['store']>>>
    }
  }
  'stripe_sandbox.payment_page': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/pay/:sessionId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { sessionId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_payment_page_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_payment_page_controller').default['show']>>>
    }
  }
  'stripe_sandbox.pay': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/pay/:sessionId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { sessionId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_payment_page_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_payment_page_controller').default['store']>>>
    }
  }
  'stripe_sandbox.settle': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/pay/:sessionId/settle'
    types: {
      body: ExtractBody<InferInput<(typeof import('#sandbox/stripe/payment_page_validator').outcomeValidator)>>
      paramsTuple: [ParamValue]
      params: { sessionId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#sandbox/stripe/payment_page_validator').outcomeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_payment_page_controller').default['settle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_payment_page_controller').default['settle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'stripe_sandbox.onboarding': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/onboarding/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_onboarding_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_onboarding_controller').default['show']>>>
    }
  }
  'stripe_sandbox.onboard': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/onboarding/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_onboarding_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_onboarding_controller').default['store']>>>
    }
  }
  'stripe_sandbox.express': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/stripe/express/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_express_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_express_controller').default['show']>>>
    }
  }
  'stripe_sandbox.change_bank': {
    methods: ["POST"]
    pattern: '/sandbox/stripe/express/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_express_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/sandbox/controllers/stripe_express_controller').default['store']>>>
    }
  }
  'health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/health_controller').default['live']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/health_controller').default['live']>>>
    }
  }
  'health.ready': {
    methods: ["GET","HEAD"]
    pattern: '/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/health_controller').default['ready']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/health_controller').default['ready']>>>
    }
  }
  'stored_files': {
    methods: ["GET","HEAD"]
    pattern: '/files/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/stored_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/stored_files_controller').default['show']>>>
    }
  }
  'api_docs': {
    methods: ["GET","HEAD"]
    pattern: '/api/docs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/api_docs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/api_docs_controller').default['show']>>>
    }
  }
  'api_docs.document': {
    methods: ["GET","HEAD"]
    pattern: '/api/docs/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/api_docs_controller').default['document']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/api_docs_controller').default['document']>>>
    }
  }
  'resized_pictures': {
    methods: ["GET","HEAD"]
    pattern: '/pictures/:size/*'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { size: ParamValue; '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/resized_pictures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/resized_pictures_controller').default['show']>>>
    }
  }
  'unknown': {
    methods: ["HEAD","OPTIONS","GET","POST","PUT","PATCH","DELETE"]
    pattern: '/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/controllers/unknown_address_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/controllers/unknown_address_controller').default['handle']>>>
    }
  }
}
