import { ObjectStore } from '#sandbox/object_store'
import { root } from '#sandbox/printful/settings'
import { clock } from '#shared/clock'

/** How long drawing takes, and how long the addresses of pictures work. */
const WORK_SECONDS = 4
const PICTURE_LIFE_SECONDS = 24 * 60 * 60

export type MockupTask = {
  key: string
  productId: number
  variantIds: number[]
  width: number
  files: { placement: string; imageUrl: string }[]
  createdAt: number
  /** Why the task fails in the end; null if it succeeds. */
  failure: string | null
  /** What is printed, as small PNG files in base64 by placement; null until it was fetched. */
  prints: Record<string, string> | null
  /** Its pictures were removed before their time. */
  isExpired?: boolean
}

export const mockupTasks = new ObjectStore<MockupTask>(root, 'mockup_tasks')

const age = ({ createdAt }: MockupTask) => clock.now().toSeconds() - createdAt

export const isDrawn = (task: MockupTask): boolean => age(task) >= WORK_SECONDS

export const hasExpired = (task: MockupTask): boolean =>
  task.isExpired === true || age(task) > PICTURE_LIFE_SECONDS

/** Changes tasks as time and Printful's staff would. */
export const mockupControl = {
  all: () => mockupTasks.all(),

  /** Pictures of all tasks are removed. */
  async expire(): Promise<void> {
    for (const task of await mockupTasks.all())
      await mockupTasks.save(task.key, { ...task, isExpired: true })
  },

  /** What is being drawn is done now. */
  async finish(): Promise<void> {
    for (const task of await mockupTasks.all())
      await mockupTasks.save(task.key, { ...task, createdAt: task.createdAt - WORK_SECONDS })
  },
}
