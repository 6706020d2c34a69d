export { RecordAct, type Act } from '#audit/actions/record_act'
