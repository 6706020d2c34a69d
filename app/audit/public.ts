export { RecordAct } from '#audit/actions/record_act'
export { actorOf, type Actor } from '#audit/actor'
