import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { AccountLinkFactory } from '#database/factories/account_link_factory'
import { ArtistFactory } from '#database/factories/artist_factory'
import { AuditEntryFactory } from '#database/factories/audit_entry_factory'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { GigFactory } from '#database/factories/gig_factory'
import { IdempotencyKeyFactory } from '#database/factories/idempotency_key_factory'
import { OauthTokenFactory } from '#database/factories/oauth_token_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { OrderStatusChangeFactory } from '#database/factories/order_status_change_factory'
import { PasswordResetFactory } from '#database/factories/password_reset_factory'
import { PaymentSessionFactory } from '#database/factories/payment_session_factory'
import { ProductFactory } from '#database/factories/product_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { ProductStatusChangeFactory } from '#database/factories/product_status_change_factory'
import { ProductVariantFactory } from '#database/factories/product_variant_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { ScanFactory } from '#database/factories/scan_factory'
import { ShipmentFactory } from '#database/factories/shipment_factory'
import { SocialIdentityFactory } from '#database/factories/social_identity_factory'
import { UserFactory } from '#database/factories/user_factory'
import { VisitEventFactory } from '#database/factories/visit_event_factory'
import { WebhookEventFactory } from '#database/factories/webhook_event_factory'
import { fromDecimal, toDecimal } from '#shared/money'

test.group('Factories', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('make two rows of every table that the database accepts', async ({ assert }) => {
    const factories = [
      AccountLinkFactory,
      ArtistFactory,
      AuditEntryFactory,
      CheckoutFactory,
      FanFavoriteFactory,
      GigFactory,
      IdempotencyKeyFactory,
      OrderFactory,
      OrderStatusChangeFactory,
      PasswordResetFactory,
      ProductFactory,
      ProductFavoriteFactory,
      ProductStatusChangeFactory,
      ProductVariantFactory,
      QrCodeFactory,
      ReviewFactory,
      ScanFactory,
      ShipmentFactory,
      SocialIdentityFactory,
      UserFactory,
      VisitEventFactory,
      WebhookEventFactory,
    ]
    for (const factory of factories) assert.lengthOf(await factory.createMany(2), 2)
    await OauthTokenFactory.create()
    const checkout = await CheckoutFactory.create()
    await PaymentSessionFactory.merge({ checkoutId: checkout.id }).create()
  })

  test('an order is accepted in the state {$self}')
    .with(['paid', 'shipped', 'delivered', 'cancelled', 'refunded'] as const)
    .run(async ({ assert }, state) => {
      const order = await OrderFactory.apply(state).merge({ quantity: 3 }).create()
      assert.equal(toDecimal(order.totalAmount), '72.00')
      assert.equal(toDecimal(order.artistProfit), '20.70')
    })

  test('a product is accepted in the state {$self}')
    .with([
      'draft',
      'pendingApproval',
      'approved',
      'rejected',
      'active',
      'inactive',
      'retired',
    ] as const)
    .run(async ({ assert }, state) => {
      assert.isTrue((await ProductFactory.apply(state).create()).$isPersisted)
    })

  test('half a penny goes to the artist (£24.99 sold, base £12.50, 60%: £7.49)', async ({
    assert,
  }) => {
    const product = await ProductFactory.merge({
      sellingPrice: fromDecimal('24.99'),
      basePrice: fromDecimal('12.50'),
    }).create()
    const variant = await ProductVariantFactory.merge({ productId: product.id }).create()
    assert.equal(
      toDecimal((await OrderFactory.merge({ variantId: variant.id }).create()).artistProfit),
      '7.49'
    )
  })
})
