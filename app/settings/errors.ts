import { Conflict } from '#core/exceptions/errors'

/** A change from that day is planned already. */
export class SettingPlanned extends Conflict {
  constructor() {
    super(
      'A change from that day is already planned. Withdraw it first, or choose another day.',
      'E_SETTING_PLANNED'
    )
  }
}

/** A planned change has taken effect, or was withdrawn. */
export class SettingInForce extends Conflict {
  constructor() {
    super(
      'This change has already taken effect or was withdrawn. Set a new value instead.',
      'E_SETTING_IN_FORCE'
    )
  }
}

/** A value far from the one before it, which was not confirmed. */
export class UnusualSetting extends Conflict {
  constructor(percent: number) {
    super(
      `That is ${percent}% more or less than before. Check it, and confirm it if it is right.`,
      'E_UNUSUAL_SETTING'
    )
    this.details = { percent }
  }
}
