import { bigintColumn } from '#core/database/columns'
import { ShipmentSchema } from '#database/schema'

/** A shipment of a checkout, as the provider reported it. */
export default class Shipment extends ShipmentSchema {
  static table = 'shipments'

  @bigintColumn()
  declare remoteShipmentId: number
}
