export { RecordAct, type Act } from '#audit/actions/record_act'
export { actorOf, type Actor } from '#audit/actor'
