export { RollUpFigures } from '#insights/actions/roll_up_figures'
