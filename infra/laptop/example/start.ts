import { App, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { AttributeType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda';
import { startLaptop } from 'cdk-on-a-laptop';

const stack = new Stack(new App(), 'Visits');
const table = new Table(stack, 'Table', { partitionKey: { name: 'page', type: AttributeType.STRING } });
const count = new Function(stack, 'Count', {
  runtime: Runtime.NODEJS_24_X,
  handler: 'count.handler',
  code: Code.fromAsset(`${import.meta.dirname}/functions`),
  environment: { TABLE: table.tableName },
});
table.grantWriteData(count);
const api = new HttpApi(stack, 'Api');
api.addRoutes({ path: '/{page}', methods: [HttpMethod.POST], integration: new HttpLambdaIntegration('To', count) });

const { url } = await startLaptop({
  name: 'Visits',
  folder: process.argv[2] ?? '.local',
  port: Number(process.env.PORT ?? 3000),
  app: () => ({ assembly: App.of(stack)!.synth().directory }),
});
console.log(`Ready: curl -X POST ${url}/home counts a visit; ${url}/_local shows what happened`);
